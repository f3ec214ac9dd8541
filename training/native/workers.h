// Threads that share a loop over slots. They spin for a moment, since the next loop comes soon, then sleep.
#pragma once
#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

class Workers {
 public:
  explicit Workers(int threads) {
    for (int i = 1; i < threads; i++) pool_.emplace_back([this] { wait(); });
  }
  ~Workers() {
    {
      std::lock_guard<std::mutex> lock(mutex_);
      quit_ = true;
      round_++;
    }
    wake_.notify_all();
    for (auto& t : pool_) t.join();
  }

  void run(int slots, const std::function<void(int)>& body) {
    body_ = &body;
    slots_ = slots;
    next_ = 0;
    busy_ = pool_.size();
    {
      std::lock_guard<std::mutex> lock(mutex_);
      round_++;
    }
    wake_.notify_all();
    loop();
    for (int i = 0; busy_.load(std::memory_order_acquire) > 0; i++)
      i < SPINS ? pause() : std::this_thread::yield();  // a machine with too few cores must run the others first
  }

 private:
  static constexpr int CHUNK = 16, SPINS = 5000;
  std::vector<std::thread> pool_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::atomic<int> round_{0}, next_{0}, busy_{0};
  std::atomic<bool> quit_{false};
  const std::function<void(int)>* body_ = nullptr;
  int slots_ = 0;

  static void pause() {
#if defined(__x86_64__)
    __builtin_ia32_pause();
#else
    std::this_thread::yield();
#endif
  }
  void loop() {
    for (int from; (from = next_.fetch_add(CHUNK)) < slots_;)
      for (int i = from; i < from + CHUNK && i < slots_; i++) (*body_)(i);
  }
  void wait() {
    for (int seen = 0; !quit_;) {
      for (int i = 0; i < SPINS && round_.load(std::memory_order_acquire) == seen; i++) pause();
      if (round_.load(std::memory_order_acquire) == seen) {
        std::unique_lock<std::mutex> lock(mutex_);
        wake_.wait(lock, [&] { return round_.load() != seen; });
      }
      if (quit_) return;
      seen = round_.load();
      loop();
      busy_.fetch_sub(1, std::memory_order_release);
    }
  }
};
