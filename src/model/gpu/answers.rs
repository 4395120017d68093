//! Waiting for what a batch answers.

use futures_channel::oneshot;

use super::Gpu;
use crate::model::ModelError;

/// The answers of a batch that the GPU is at work on.
#[derive(Debug)]
pub struct Answers {
    gpu: Gpu,
    buffer: wgpu::Buffer,
    mapped: oneshot::Receiver<Result<(), wgpu::BufferAsyncError>>,
}

/// What follows a token, as a batch says it.
#[derive(Clone, Debug)]
pub struct Answer {
    pub logits: Vec<f32>,
    /// The token that the batch read next, if it went on.
    pub chosen: u32,
}

impl Answers {
    /// Asks for the content of a buffer when the GPU has written it.
    pub(super) fn of(gpu: &Gpu, buffer: wgpu::Buffer) -> Self {
        let (tell, mapped) = oneshot::channel();
        buffer.map_async(wgpu::MapMode::Read, .., move |result| {
            // Nobody listens any more when the request was cancelled.
            let _ = tell.send(result);
        });
        Self {
            gpu: gpu.clone(),
            buffer,
            mapped,
        }
    }

    /// Waits for them; `size`: the words of an answer, of which the last is the chosen token.
    ///
    /// # Errors
    /// [`ModelError::Device`] when the device is lost.
    pub async fn wait(self, size: usize) -> Result<Vec<Answer>, ModelError> {
        let failed = |reason: String| self.gpu.failed(reason);
        // In a browser this does nothing: it maps when it gets to it.
        self.gpu
            .device
            .poll(wgpu::PollType::wait_indefinitely())
            .map_err(|error| failed(error.to_string()))?;
        match self.mapped.await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => return Err(failed(error.to_string())),
            Err(_) => return Err(failed("it does not answer".to_owned())),
        }
        let view = self.buffer.get_mapped_range(..);
        let view = view.map_err(|error| failed(error.to_string()))?;
        let (words, _) = view.as_chunks::<4>();
        let answers = words.chunks_exact(size).map(|words| {
            let (logits, chosen) = words.split_at(size - 1);
            Answer {
                logits: logits.iter().copied().map(f32::from_le_bytes).collect(),
                chosen: f32::from_le_bytes(chosen[0]) as u32,
            }
        });
        Ok(answers.collect())
    }
}
