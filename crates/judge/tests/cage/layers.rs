//! What each layer holds when it is alone.

use crate::kit::{self, only, python};
use devproof_judge::{Limits, TestResult, Verdict, cage::Layer, engine::Engine};
use serde_json::json;
use std::net::{TcpListener, UdpSocket};

fn answer(result: &TestResult) -> &serde_json::Value {
    result.value.as_ref().unwrap_or_else(|| panic!("{result:?}"))
}

#[tokio::test]
async fn alone_an_ordinary_user_owns_nothing() {
    let runner = only(&[]).await;
    let source = "import os\n\ndef solve(n):\n    try:\n        open('/etc/shadow').read()\n        return 'read'\n    except OSError as error:\n        return [type(error).__name__, os.getuid() != 0, os.geteuid() != 0]";
    assert_eq!(*answer(&python(&runner, source).await), json!(["PermissionError", true, true]));
    // Without the layers that are left out, other things do work: the trial is a real one.
    let source = "def solve(n):\n    return len(open('/etc/passwd').read()) > 0";
    assert_eq!(*answer(&python(&runner, source).await), json!(true));
}

#[tokio::test]
async fn alone_own_process_numbers_hide_everybody() {
    let runner = only(&[Layer::Processes]).await;
    let others = std::process::id();
    let source = format!(
        "import os\n\ndef solve(n):\n    seen = []\n    for pid in ({others}, 3, 4):\n        try:\n            os.kill(pid, 0)\n            seen.append(pid)\n        except ProcessLookupError:\n            pass\n    return [seen, os.getpid(), os.getppid()]"
    );
    assert_eq!(*answer(&python(&runner, &source).await), json!([[], 2, 0]));
}

#[tokio::test]
async fn alone_an_own_network_reaches_nobody() {
    let runner = only(&[Layer::Network]).await;
    let tcp = TcpListener::bind("127.0.0.1:0").expect("a port");
    let udp = UdpSocket::bind("127.0.0.1:0").expect("a port");
    let ports = [tcp.local_addr().expect("it has one").port(), udp.local_addr().expect("it has one").port()];
    let source = format!(
        "import _socket as s\n\ndef solve(n):\n    said = []\n    for kind, port in ((s.SOCK_STREAM, {}), (s.SOCK_DGRAM, {})):\n        try:\n            s.socket(s.AF_INET, kind).connect(('127.0.0.1', port))\n            said.append('reached')\n        except OSError as error:\n            said.append(error.strerror)\n    return said",
        ports[0], ports[1]
    );
    assert_eq!(*answer(&python(&runner, &source).await), json!(["Network is unreachable", "Network is unreachable"]));
    // The same with nothing: it does reach.
    assert_eq!(*answer(&python(&only(&[]).await, &source).await), json!(["reached", "reached"]));
}

const OPEN: &str = "def solve(n):\n    said = []\n    for path in ('/etc/passwd', '/proc/self/environ', '/root', '/tmp'):\n        try:\n            open(path).read()\n            said.append('read')\n        except OSError as error:\n            said.append(type(error).__name__)\n    return said";

#[tokio::test]
async fn alone_an_own_root_holds_no_file() {
    let runner = only(&[Layer::Files]).await;
    assert_eq!(*answer(&python(&runner, OPEN).await), json!(vec!["FileNotFoundError"; 4]));
    let source = "import os\n\ndef solve(n):\n    said = []\n    for place in ('/x', '/usr/x', os.__file__ + 'x'):\n        try:\n            open(place, 'a')\n            said.append('written')\n        except OSError as error:\n            said.append(error.strerror)\n    return [said, sorted(os.listdir('/'))]";
    let result = python(&runner, source).await;
    let [said, root] = answer(&result).as_array().expect("a list").as_slice() else { panic!("{result:?}") };
    assert_eq!(*said, json!(vec!["Read-only file system"; 3]));
    let there: Vec<&str> = root.as_array().expect("a list").iter().filter_map(|name| name.as_str()).collect();
    assert!(there.iter().all(|name| ["usr", "lib", "lib64", "bin"].contains(name)), "{there:?}");
}

#[tokio::test]
async fn alone_landlock_refuses_files_and_connections() {
    let runner = only(&[Layer::Landlock]).await;
    assert_eq!(*answer(&python(&runner, OPEN).await), json!(vec!["PermissionError"; 4]));
    let tcp = TcpListener::bind("127.0.0.1:0").expect("a port");
    let source = format!(
        "import _socket as s, os\n\ndef solve(n):\n    said = []\n    try:\n        s.socket().connect(('127.0.0.1', {}))\n    except PermissionError:\n        said.append('no connection')\n    try:\n        os.kill({}, 0)\n    except PermissionError:\n        said.append('no signal')\n    try:\n        os.execv('/bin/true', ['true'])\n    except PermissionError:\n        said.append('no program')\n    return said",
        tcp.local_addr().expect("it has one").port(),
        std::process::id()
    );
    assert_eq!(*answer(&python(&runner, &source).await), json!(["no connection", "no signal", "no program"]));
}

#[tokio::test]
async fn alone_resource_limits_bound_memory_time_and_processes() {
    let runner = only(&[Layer::Limits]).await;
    let source = "def solve(n):\n    kept = []\n    while True:\n        kept.append(bytearray(1_000_000))";
    assert_eq!(python(&runner, source).await.verdict, Verdict::MemoryLimit);
    let source = "import os\n\ndef solve(n):\n    try:\n        if os.fork() == 0:\n            os._exit(0)\n        return 'born'\n    except OSError as error:\n        return error.strerror";
    assert_eq!(*answer(&python(&runner, source).await), json!("Resource temporarily unavailable"));
}

#[tokio::test]
async fn alone_seccomp_leaves_computing() {
    let runner = only(&[Layer::Calls, Layer::Sealed]).await;
    assert_eq!(*answer(&python(&runner, OPEN).await), json!(vec!["PermissionError"; 4]));
    let source = "import os\nimport _socket\n\ndef solve(n):\n    said = []\n    for attempt in (os.fork, lambda: os.kill(os.getppid(), 0), lambda: _socket.socket(), lambda: os.chmod('/tmp', 0)):\n        try:\n            attempt()\n            said.append('worked')\n        except PermissionError:\n            said.append('refused')\n    return said";
    assert_eq!(*answer(&python(&runner, source).await), json!(vec!["refused"; 4]));
    let deadly = python(&runner, "import os\n\ndef solve(n):\n    os.execv('/bin/true', ['true'])").await;
    assert_eq!(deadly.verdict, Verdict::RuntimeError);
    assert!(deadly.message.is_some_and(|message| message.contains("not allowed")));
}

#[tokio::test]
async fn the_engines_of_our_own_need_no_more_than_seccomp_leaves() {
    let runner = only(&[Layer::Calls]).await;
    let limits = Limits { time_ms: 2000, memory_mb: 64 };
    for (engine, source) in [
        (Engine::JavaScript, "function solve(n) { return [...Array(100000).keys()].sort((a, b) => b - a).length; }"),
        (Engine::TypeScript, "function solve(n: number): number { return n; }"),
    ] {
        let result = runner.run(&limits, &kit::job(engine, source)).await;
        assert_eq!(result.verdict, Verdict::Accepted, "{result:?}");
    }
}
