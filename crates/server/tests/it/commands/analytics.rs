//! Analytics: what is recorded, and that every figure is the one that the raw rows give.

mod calendar;
mod company;
mod demo_world;
mod profile;
mod recording;
mod rights;
mod world;
mod zones;
