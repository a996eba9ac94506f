// accepted: 21
//! The author's own words about this program.

mod shapes {
    pub trait Shape {
        fn area(&self) -> i64;
    }

    #[derive(Debug, Clone, Default)]
    pub struct Square {
        pub side: i64,
    }

    impl Shape for Square {
        fn area(&self) -> i64 {
            self.side * self.side
        }
    }
}

use shapes::{Shape, Square};

macro_rules! boxed {
    ($($side:expr),*) => { vec![$(Box::new(Square { side: $side }) as Box<dyn Shape>),*] };
}

pub fn solve(_: i64) -> i64 {
    boxed![1, 2, 4].iter().map(|shape| shape.area()).sum()
}
