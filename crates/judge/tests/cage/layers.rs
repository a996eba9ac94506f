//! Which layers stand, and what each holds alone.

use crate::kit;
use devproof_judge::{Held, Language, cage::Layer};

#[tokio::test]
async fn every_layer_stands_here() {
    let (_, protection) = kit::prove(&[], &[]).await;
    for language in Language::ALL {
        let Held::Judged { layers, warnings } = &protection.languages[&language] else {
            panic!("{language}: {protection:?}");
        };
        let mut expected = Layer::ALL.to_vec();
        expected.retain(|layer| *layer != Layer::Sealed || language == Language::Python);
        let mut layers = layers.clone();
        layers.sort_unstable();
        expected.sort_unstable();
        assert_eq!(layers, expected, "{language}: {warnings:?}");
    }
}
