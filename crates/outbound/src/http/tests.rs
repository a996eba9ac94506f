use super::*;
use http::Method;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpListener,
};

fn client(networks: Networks) -> Http {
    Http::new(networks, HttpLimits { time: Duration::from_millis(800), body: 1_000 }).unwrap()
}

async fn get(http: &Http, url: &str) -> Result<Response<Vec<u8>>, HttpError> {
    let request = Request::builder().method(Method::GET).uri(url).body(Vec::new());
    http.send(request.map_err(|_| HttpError::Refused)?).await
}

/// A server that answers everyone with these bytes, one piece each 200 ms.
async fn answering(pieces: Vec<Vec<u8>>) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let pieces = pieces.clone();
            tokio::spawn(async move {
                let mut buffer = [0; 4096];
                let _ = stream.read(&mut buffer).await;
                for (i, piece) in pieces.into_iter().enumerate() {
                    if i > 0 {
                        tokio::time::sleep(Duration::from_millis(200)).await;
                    }
                    if stream.write_all(&piece).await.is_err() {
                        return;
                    }
                }
            });
        }
    });
    format!("http://{address}")
}

#[tokio::test]
async fn j03_nothing_in_the_house_is_called() {
    let http = client(Networks::default());
    let ours = answering(vec![b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n".to_vec()]).await;
    let port = ours.rsplit(':').next().unwrap();
    for url in [
        ours.clone(),
        format!("https://127.0.0.1:{port}/"),
        format!("http://localhost:{port}/"),
        format!("https://localhost:{port}/"),
        "https://[::1]/".to_owned(),
        "https://[::ffff:127.0.0.1]/".to_owned(),
        "https://0x7f.1/".to_owned(),
        "https://2130706433/".to_owned(),
        "https://0177.0.0.1/".to_owned(),
        "https://169.254.169.254/latest/meta-data/".to_owned(),
        "https://10.0.0.1/".to_owned(),
        "https://0.0.0.0/".to_owned(),
        "https://[fd00:ec2::254]/".to_owned(),
        "http://1.1.1.1/".to_owned(),
        "file:///etc/passwd".to_owned(),
        "gopher://127.0.0.1:70/".to_owned(),
        "ftp://127.0.0.1/".to_owned(),
    ] {
        let done = get(&http, &url).await;
        assert!(matches!(done, Err(HttpError::Refused)), "{url}: {done:?}");
    }
}

#[tokio::test]
async fn j03_a_name_is_judged_by_what_it_resolves_to() {
    // `localhost` stands for any name that leads into the house, now or at its second look-up.
    let resolve = |networks: Networks, near| async move {
        let resolver = Guarded { networks: Arc::new(networks), near };
        resolver.resolve("localhost".parse().unwrap()).await.is_ok()
    };
    assert!(!resolve(Networks::default(), false).await);
    assert!(!resolve(Networks::default(), true).await);
    assert!(resolve(Networks::loopback(), true).await);
}

#[tokio::test]
async fn j03_a_redirect_is_not_followed() {
    let inside = answering(vec![b"HTTP/1.1 200 OK\r\ncontent-length: 6\r\n\r\nsecret".to_vec()]).await;
    let redirect = format!("HTTP/1.1 302 Found\r\nlocation: {inside}/\r\ncontent-length: 0\r\n\r\n");
    let outside = answering(vec![redirect.into_bytes()]).await;
    let answer = get(&client(Networks::loopback()), &outside).await.unwrap();
    assert_eq!((answer.status().as_u16(), answer.body().len()), (302, 0));
}

#[tokio::test]
async fn j03_a_large_body_is_cut_off() {
    let http = client(Networks::loopback());
    let url = answering(vec![b"HTTP/1.1 200 OK\r\ncontent-length: 10737418240\r\n\r\n".to_vec()]).await;
    assert!(matches!(get(&http, &url).await, Err(HttpError::TooLarge)));
    let mut unsaid = b"HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n".to_vec();
    unsaid.resize(5_000, b'x');
    let unsaid = answering(vec![unsaid]).await;
    assert!(matches!(get(&http, &unsaid).await, Err(HttpError::TooLarge)));
}

#[tokio::test]
async fn j03_a_slow_answer_ends_in_time() {
    let http = client(Networks::loopback());
    let mut pieces = vec![b"HTTP/1.1 200 OK\r\ncontent-length: 900\r\n\r\n".to_vec()];
    pieces.extend(std::iter::repeat_n(b"x".to_vec(), 900));
    let slow = answering(pieces).await;
    let begun = std::time::Instant::now();
    assert!(matches!(get(&http, &slow).await, Err(HttpError::TimedOut)));
    assert!(begun.elapsed() < Duration::from_secs(3));
}

#[tokio::test]
async fn what_is_allowed_comes_back_whole() {
    let answer = b"HTTP/1.1 404 Not Found\r\ncontent-length: 4\r\nx-a: b\r\n\r\nnone".to_vec();
    let url = answering(vec![answer]).await;
    let answer = get(&client(Networks::loopback()), &url).await.unwrap();
    assert_eq!(answer.status().as_u16(), 404);
    assert_eq!((answer.headers()["x-a"].as_bytes(), answer.body().as_slice()), (&b"b"[..], &b"none"[..]));
}

#[tokio::test]
async fn j03_an_address_is_looked_at_before_it_is_kept() {
    let ours = client(Networks::default());
    for url in ["https://127.0.0.1/", "https://localhost/", "https://[::1]/", "http://1.1.1.1/", "file:///etc/passwd"]
    {
        let looked = ours.check(&url.parse().unwrap()).await;
        assert!(matches!(looked, Err(HttpError::Refused)), "{url}: {looked:?}");
    }
    ours.check(&"https://1.1.1.1/".parse().unwrap()).await.unwrap();
    client(Networks::loopback()).check(&"http://localhost:9/".parse().unwrap()).await.unwrap();
}

#[tokio::test]
async fn a_status_comes_without_the_body() {
    let head = b"HTTP/1.1 202 Accepted\r\ncontent-length: 5000000\r\n\r\n".to_vec();
    let ours = answering(vec![head, vec![b'x'; 100], vec![b'x'; 100], vec![b'x'; 100]]).await;
    let request = || Request::post(&ours).body(b"{}".to_vec()).unwrap();
    assert_eq!(client(Networks::loopback()).status(request()).await.unwrap(), StatusCode::ACCEPTED);
    assert!(matches!(client(Networks::default()).status(request()).await, Err(HttpError::Refused)));
}
