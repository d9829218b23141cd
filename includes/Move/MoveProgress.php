<?php
/**
 * Progress of the move.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move;

defined( 'ABSPATH' ) || exit;

/**
 * Stored in an option. It only determines where to continue. Whether an item has been
 * moved is determined by Record and WooCommerce's data.
 *
 * @phpstan-type Step array{cursor: int, done: int, moved: int, finished: bool}
 */
final class MoveProgress {

	/** Option with the progress, kept after the move. */
	public const OPTION = 'vitrine_move';

	/** Maximum number of failed items listed; others are only counted. */
	private const MOST_PROBLEMS = 100;

	/**
	 * @param array<string, Step> $steps    Steps by part.
	 * @param list<array{part: string, id: int, text: string}> $problems First failed items.
	 * @param int                 $failed   Number of items that could not be moved.
	 * @param int                 $started  Timestamp of the start; 0: never.
	 * @param int                 $finished Timestamp of the end; 0: not finished.
	 */
	private function __construct(
		private array $steps,
		private array $problems,
		private int $failed,
		public readonly int $started,
		private int $finished,
	) {}

	/**
	 * Loads the progress of this site.
	 */
	public static function load(): self {
		// Another process may have updated the option.
		wp_cache_delete( self::OPTION, 'options' );
		$raw   = get_option( self::OPTION );
		$raw   = is_array( $raw ) ? $raw : array();
		$steps = array();
		foreach ( is_array( $raw['steps'] ?? null ) ? $raw['steps'] : array() as $part => $step ) {
			$steps[ (string) $part ] = array(
				'cursor'   => (int) ( $step['cursor'] ?? 0 ),
				'done'     => (int) ( $step['done'] ?? 0 ),
				'moved'    => (int) ( $step['moved'] ?? 0 ),
				'finished' => (bool) ( $step['finished'] ?? false ),
			);
		}
		$problems = array();
		foreach ( is_array( $raw['problems'] ?? null ) ? $raw['problems'] : array() as $problem ) {
			$problems[] = array(
				'part' => (string) ( $problem['part'] ?? '' ),
				'id'   => (int) ( $problem['id'] ?? 0 ),
				'text' => (string) ( $problem['text'] ?? '' ),
			);
		}
		return new self( $steps, $problems, (int) ( $raw['failed'] ?? 0 ), (int) ( $raw['started'] ?? 0 ), (int) ( $raw['finished'] ?? 0 ) );
	}

	/**
	 * Creates the progress of a new move. Items moved before are skipped.
	 */
	public static function fresh(): self {
		return new self( array(), array(), 0, time(), 0 );
	}

	/**
	 * Saves the state.
	 */
	public function save(): void {
		update_option( self::OPTION, get_object_vars( $this ), false );
	}

	/**
	 * Returns the progress of a part.
	 *
	 * @param string $part Part ID.
	 * @return Step
	 */
	public function step( string $part ): array {
		return $this->steps[ $part ] ?? array(
			'cursor'   => 0,
			'done'     => 0,
			'moved'    => 0,
			'finished' => false,
		);
	}

	/**
	 * Records that an item has been processed.
	 *
	 * @param string $part    Part ID.
	 * @param int    $id      Item ID.
	 * @param bool   $moved   Whether the item was moved now.
	 * @param string $problem Reason why it could not be moved; empty: it is in WooCommerce.
	 */
	public function advance( string $part, int $id, bool $moved, string $problem ): void {
		$step                 = $this->step( $part );
		$this->steps[ $part ] = array(
			'cursor'   => $id,
			'done'     => $step['done'] + 1,
			'moved'    => $step['moved'] + ( $moved ? 1 : 0 ),
			'finished' => false,
		);
		if ( '' === $problem ) {
			return;
		}
		++$this->failed;
		if ( count( $this->problems ) < self::MOST_PROBLEMS ) {
			$this->problems[] = array(
				'part' => $part,
				'id'   => $id,
				'text' => $problem,
			);
		}
	}

	/**
	 * Marks a part as finished.
	 *
	 * @param string $part Part ID.
	 */
	public function close( string $part ): void {
		$this->steps[ $part ] = array( 'finished' => true ) + $this->step( $part );
	}

	/**
	 * Marks the move as finished.
	 */
	public function finish(): void {
		$this->finished = time();
	}

	/**
	 * Whether the move is finished.
	 */
	public function is_finished(): bool {
		return $this->finished > 0;
	}

	/**
	 * Number of items that could not be moved.
	 */
	public function failed(): int {
		return $this->failed;
	}

	/**
	 * Returns the first items that could not be moved.
	 *
	 * @return list<array{part: string, id: int, text: string}>
	 */
	public function problems(): array {
		return $this->problems;
	}
}
