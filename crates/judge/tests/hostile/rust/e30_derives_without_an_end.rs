// compile_error | accepted: 7
macro_rules! structs {
    ($($name:ident)*) => { $(
        #[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name { a: Option<Vec<Box<u8>>>, b: Option<Vec<Box<u16>>>, c: (String, String, String, String), d: [Option<String>; 16] }
        pub fn $name(a: &$name, b: &$name) -> bool { a == b && a.clone() < b.clone() && format!("{:?}", a) == format!("{:#?}", b) }
    )* };
}
macro_rules! modules {
    ($($name:ident)*) => { $(
        pub mod $name { structs! { A B C D E F G H I J K L M N O P Q R S T U V W X Y Z } }
    )* };
}
modules! { a b c d e f g h i j k l m n o p q r s t u v w x y z aa bb cc dd ee ff gg hh ii jj kk ll mm nn oo pp qq rr ss tt uu vv ww xx yy zz }

fn solve(n: i64) -> i64 {
    n
}
