<?php
/**
 * How far the move is.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move;

defined( 'ABSPATH' ) || exit;

/**
 * Kept in an option. It only says where to look next: whether something has been
 * moved is asked of the record and of WooCommerce itself.
 *
 * @phpstan-type Step array{cursor: int, done: int, moved: int, finished: bool}
 */
final class Progress {

	/** What is kept while a move is under way, and after it. */
	public const OPTION = 'vitrine_move';

	/** Pieces that could not be moved and are named; the others are counted. */
	private const MOST_PROBLEMS = 100;

	/**
	 * @param array<string, Step> $steps    By part.
	 * @param list<array{part: string, id: int, text: string}> $problems The first ones.
	 * @param int                 $failed   How many pieces could not be moved.
	 * @param int                 $started  Timestamp; 0: never.
	 * @param int                 $finished Timestamp; 0: not yet.
	 */
	private function __construct(
		private array $steps,
		private array $problems,
		private int $failed,
		public readonly int $started,
		private int $finished,
	) {}

	/**
	 * What the site's option says.
	 */
	public static function load(): self {
		// Another process may have written it since this one began.
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
	 * A move from the beginning. What has been moved before is found there.
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
	 * How far a part is.
	 *
	 * @param string $part Its id.
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
	 * Notes that a piece has been looked at.
	 *
	 * @param string $part    Of the parts.
	 * @param int    $id      The piece.
	 * @param bool   $moved   Whether it has been moved now.
	 * @param string $problem Why it could not be; empty: it is there.
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
	 * Notes that nothing is left of a part.
	 *
	 * @param string $part Of the parts.
	 */
	public function close( string $part ): void {
		$this->steps[ $part ] = array( 'finished' => true ) + $this->step( $part );
	}

	/**
	 * Notes that nothing is left at all.
	 */
	public function finish(): void {
		$this->finished = time();
	}

	/**
	 * Whether nothing is left.
	 */
	public function is_finished(): bool {
		return $this->finished > 0;
	}

	/**
	 * How many pieces could not be moved.
	 */
	public function failed(): int {
		return $this->failed;
	}

	/**
	 * The first of the pieces that could not be moved.
	 *
	 * @return list<array{part: string, id: int, text: string}>
	 */
	public function problems(): array {
		return $this->problems;
	}
}
