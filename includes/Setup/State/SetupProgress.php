<?php
/**
 * Progress of the setup.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Setup\State;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;

defined( 'ABSPATH' ) || exit;

/**
 * Stores which steps are answered and which notices are dismissed. The answers
 * themselves are stored in the settings of the shop.
 */
final class SetupProgress {

	public const OPTION = 'vitrine_setup';

	/** Steps in the order of the screen. */
	public const STEPS = array( 'engine', 'store', 'pages', 'payments', 'look' );

	public const DONE    = 'done';
	public const SKIPPED = 'skipped';

	public const NOTICE    = 'notice';
	public const CHECKLIST = 'checklist';

	/**
	 * @param array<string, string> $answers Step to DONE or SKIPPED.
	 * @param list<string>          $closed  Dismissed items: NOTICE, CHECKLIST.
	 * @param bool                  $is_new  Whether the setup was started for this shop; older shops have no setup.
	 */
	private function __construct(
		public readonly array $answers,
		public readonly array $closed,
		public readonly bool $is_new,
	) {}

	/**
	 * Returns the instance for the current site.
	 */
	public static function get(): self {
		$raw     = get_option( self::OPTION );
		$parts   = is_array( $raw ) ? $raw : array();
		$answers = array();
		foreach ( self::STEPS as $step ) {
			$answer = is_array( $parts['answers'] ?? null ) ? $parts['answers'][ $step ] ?? '' : '';
			if ( in_array( $answer, array( self::DONE, self::SKIPPED ), true ) ) {
				$answers[ $step ] = $answer;
			}
		}
		$closed = is_array( $parts['closed'] ?? null ) ? $parts['closed'] : array();
		return new self( $answers, array_values( array_intersect( array( self::NOTICE, self::CHECKLIST ), $closed ) ), is_array( $raw ) );
	}

	/**
	 * Starts the setup on activation. A shop with products is already set up.
	 */
	public static function begin(): void {
		if ( false === get_option( self::OPTION ) ) {
			add_option( self::OPTION, self::has_products() ? array( 'closed' => array( self::NOTICE, self::CHECKLIST ) ) : array(), '', false );
		}
	}

	/**
	 * Saves the answer to a step.
	 *
	 * @param string $step   One of STEPS.
	 * @param string $answer DONE or SKIPPED. Done steps stay done.
	 */
	public function answer( string $step, string $answer ): void {
		$is_done = self::DONE === ( $this->answers[ $step ] ?? '' );
		$this->keep( array( $step => $is_done ? self::DONE : $answer ) + $this->answers, $this->closed );
	}

	/**
	 * Dismisses the notice or checklist permanently.
	 *
	 * @param string $what NOTICE or CHECKLIST.
	 */
	public function close( string $what ): void {
		$this->keep( $this->answers, array_values( array_unique( array( ...$this->closed, $what ) ) ) );
	}

	/**
	 * Whether all steps are answered.
	 */
	public function is_finished(): bool {
		return array() === array_diff( self::STEPS, array_keys( $this->answers ) );
	}

	/**
	 * Whether to show the notice or checklist.
	 *
	 * @param string $what NOTICE or CHECKLIST.
	 */
	public function is_open( string $what ): bool {
		return $this->is_new && ! in_array( $what, $this->closed, true ) && ( self::NOTICE !== $what || ! $this->is_finished() );
	}

	/**
	 * Saves the option.
	 *
	 * @param array<string, string> $answers See the constructor.
	 * @param list<string>          $closed  See the constructor.
	 */
	private function keep( array $answers, array $closed ): void {
		update_option( self::OPTION, compact( 'answers', 'closed' ), false );
	}

	/**
	 * Whether the shop has a product, whatever its status.
	 */
	private static function has_products(): bool {
		global $wpdb;
		return null !== $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM %i WHERE post_type = %s AND post_status <> 'auto-draft' LIMIT 1", $wpdb->posts, ContentTypes::PRODUCT ) );
	}
}
