use super::*;
use std::sync::Mutex;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
};

/// What a server answers, byte by byte; it hangs up after that.
type Script = Vec<String>;

async fn body_of(socket: &mut TcpStream) -> String {
    let mut seen = Vec::new();
    loop {
        let mut bytes = [0; 8_192];
        let read = socket.read(&mut bytes).await.unwrap();
        seen.extend_from_slice(&bytes[..read]);
        let text = String::from_utf8_lossy(&seen).into_owned();
        let Some((head, body)) = text.split_once("\r\n\r\n") else { continue };
        let length =
            head.to_lowercase().split("content-length: ").nth(1).unwrap().split("\r\n").next().unwrap().parse();
        if read == 0 || body.len() >= length.unwrap() {
            return text;
        }
    }
}

/// A server that gives these answers, one a connection, and keeps what it was asked.
async fn server(script: Script) -> (Chat, Arc<Mutex<Vec<String>>>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = Url::parse(&format!("http://{}/v1/", listener.local_addr().unwrap())).unwrap();
    let requests = Arc::new(Mutex::new(Vec::new()));
    let log = Arc::clone(&requests);
    tokio::spawn(async move {
        for answer in script {
            let (mut socket, _) = listener.accept().await.unwrap();
            let text = body_of(&mut socket).await;
            log.lock().unwrap().push(text);
            if answer == "hang" {
                tokio::time::sleep(Duration::from_secs(60)).await;
            }
            socket.write_all(answer.as_bytes()).await.unwrap();
            socket.shutdown().await.ok();
        }
    });
    let config =
        ChatConfig { url, key: Some("key-1".into()), model: "m".into(), timeout: Duration::from_millis(500) };
    (Chat::new(config, Networks::loopback()).unwrap(), requests)
}

fn http(status: &str, headers: &str, body: &str) -> String {
    format!("HTTP/1.1 {status}\r\nconnection: close\r\n{headers}content-length: {}\r\n\r\n{body}", body.len())
}

fn completion(content: &str, finish: &str) -> String {
    let body = json!({ "choices": [{ "index": 0, "message": { "role": "assistant", "content": content },
        "finish_reason": finish }], "usage": { "prompt_tokens": 12, "completion_tokens": 3, "total_tokens": 15 } });
    http("200 OK", "content-type: application/json\r\n", &body.to_string())
}

async fn ask(chat: &Chat) -> Result<ChatReply, ChatError> {
    let schema = json!({ "type": "object" });
    let ask = ChatRequest {
        system: "be short",
        user: "hello",
        schema: Some(("answer", &schema)),
        max_tokens: 50,
        within: None,
    };
    chat.ask(&ask).await
}

#[tokio::test]
async fn a_question_goes_out_with_its_form_and_the_answer_comes_bare() {
    let fenced = "<think>{ \"a\": 0 }</think>\n```json\n{ \"a\": 1 }\n```";
    let (chat, requests) = server(vec![completion(fenced, "stop")]).await;
    let reply = ask(&chat).await.unwrap();
    assert_eq!(reply, ChatReply { text: "{ \"a\": 1 }".into(), prompt_tokens: 12, completion_tokens: 3 });
    let requests = requests.lock().unwrap()[0].clone();
    assert!(requests.starts_with("POST /v1/chat/completions ") && requests.contains("Bearer key-1"), "{requests}");
    assert!(requests.contains(r#""type":"json_schema""#) && requests.contains(r#""max_tokens":50"#), "{requests}");
    assert!(!format!("{chat:?}").contains("key-1"));
}

#[tokio::test]
async fn what_a_server_refuses_by_name_is_left_out_from_then_on() {
    let refuse = |message: &str| http("400 Bad Request", "", &json!({ "error": { "message": message } }).to_string());
    let (chat, requests) = server(vec![
        refuse("This response_format type is unavailable now"),
        refuse("Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."),
        refuse("Unsupported value: 'temperature' does not support 0.2"),
        completion("yes", "stop"),
        completion("again", "stop"),
        refuse("response_format is still wrong"),
    ])
    .await;
    assert_eq!(ask(&chat).await.unwrap().text, "yes");
    assert_eq!(ask(&chat).await.unwrap().text, "again");
    let last = requests.lock().unwrap()[4].clone();
    assert!(!last.contains("response_format") && !last.contains("temperature") && !last.contains("\"max_tokens\""));
    assert!(last.contains("max_completion_tokens"));
    // It was left out already, so asking once more would be of no use.
    assert!(matches!(ask(&chat).await, Err(ChatError::Refused(_))));
}

#[tokio::test]
async fn who_is_busy_says_until_when() {
    let wait = |headers: &'static str| async move {
        let (chat, _) = server(vec![http("429 Too Many Requests", headers, "{}")]).await;
        match ask(&chat).await {
            Err(ChatError::Busy { after, .. }) => after,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(wait("retry-after: 7\r\n").await, Some(Duration::from_secs(7)));
    assert_eq!(wait("retry-after-ms: 250\r\nretry-after: 7\r\n").await, Some(Duration::from_millis(250)));
    let dated = "date: Sun, 22 Nov 2026 10:00:00 GMT\r\nretry-after: Sun, 22 Nov 2026 10:00:30 GMT\r\n";
    assert_eq!(wait(dated).await, Some(Duration::from_secs(30)));
    assert_eq!(wait("retry-after: soon\r\n").await, None);
    assert_eq!(wait("retry-after: -3\r\n").await, None);
    assert_eq!(wait("").await, None);
}

#[tokio::test]
async fn faults_that_pass_are_told_from_those_that_stay() {
    for (answer, passes) in [
        (http("500 Oops", "", "<html>"), true),
        (http("529 Overloaded", "", ""), true),
        (http("401 No", "", "{\"error\":\"bad key\"}"), false),
        (http("404 No", "", "{\"error\":{\"message\":\"no such model\"}}"), false),
        (http("307 Away", "location: http://127.0.0.1:1/\r\n", ""), false),
        (http("200 OK", "", "{\"error\":{\"code\":502,\"message\":\"upstream\"}}"), true),
        ("hang".to_owned(), true),
        // Half an answer: the connection ends before what was announced.
        ("HTTP/1.1 200 OK\r\ncontent-length: 900\r\n\r\n{\"choices\":[{".to_owned(), true),
        ("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{\"cho\r\n".to_owned(), true),
        (String::new(), true),
    ] {
        let (chat, _) = server(vec![answer.clone()]).await;
        let error = ask(&chat).await.unwrap_err();
        assert_eq!(matches!(error, ChatError::Busy { .. }), passes, "{answer}: {error}");
        assert_eq!(matches!(error, ChatError::Refused(_)), !passes, "{answer}: {error}");
    }
}

#[tokio::test]
async fn f04_what_makes_no_sense_is_no_answer() {
    let streamed = "data: {\"choices\":[{\"delta\":{\"content\":\"x\"}}]}\n\ndata: [DONE]\n\n";
    for (answer, reason) in [
        (http("200 OK", "", "<html>All is well</html>"), "isn't JSON"),
        (http("200 OK", "", streamed), "isn't JSON"),
        (http("200 OK", "", "[]"), "has no choices"),
        (http("200 OK", "", "{\"choices\":[]}"), "has no choices"),
        (completion("{\"answers\": [", "length"), "was cut off at its length"),
        (completion("", "content_filter"), "was held back by a filter"),
        (completion(" ", "stop"), "is empty"),
        (completion(&"x".repeat(2_000_000), "stop"), "is too large"),
    ] {
        let (chat, _) = server(vec![answer]).await;
        match ask(&chat).await.unwrap_err() {
            ChatError::Senseless { reason: error, text, .. } => {
                assert_eq!(error, reason);
                assert!(text.len() <= 64 * 1024);
            }
            other => panic!("{reason}: {other}"),
        }
    }
}

#[tokio::test]
async fn an_address_in_the_house_is_not_called_unless_it_is_named() {
    let (chat, _) = server(vec![completion("x", "stop")]).await;
    let far = Chat::new(chat.config.clone(), Networks::default()).unwrap();
    assert!(matches!(ask(&far).await, Err(ChatError::Refused(_))));
}
