<?php
/**
 * A page as it leaves.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Hands the whole page to those who have to see it: what themes and plugins print
 * by hand shows nowhere else.
 */
final class FinishedPage {

	/** After all that prints scripts, and changes the page. */
	public const LAST = 10000;

	/**
	 * Callbacks that get the whole page.
	 *
	 * @var list<callable(string): string>
	 */
	private static array $hands = array();

	/**
	 * Hands the page of this request to somebody, who gives it back. To be called
	 * before the template is chosen.
	 *
	 * @param callable(string): string $hand They.
	 */
	public static function give( callable $hand ): void {
		// WordPress 6.9 holds the page for those who ask, unless the site forbids it.
		add_filter( 'wp_template_enhancement_output_buffer', $hand, self::LAST );
		if ( array() === self::$hands ) {
			add_filter( 'wp_before_include_template', array( self::class, 'hold' ), self::LAST );
			if ( ! function_exists( 'wp_start_template_enhancement_output_buffer' ) ) {
				add_filter( 'template_include', array( self::class, 'hold' ), self::LAST );
			}
		}
		self::$hands[] = $hand;
	}

	/**
	 * Holds the page where WordPress does not. Hooked.
	 *
	 * @template T
	 * @param T $template Of the page.
	 * @return T
	 */
	public static function hold( mixed $template ): mixed {
		if ( ! did_action( 'wp_template_enhancement_output_buffer_started' ) ) {
			ob_start( array( self::class, 'pass' ), 0, PHP_OUTPUT_HANDLER_STDFLAGS ^ PHP_OUTPUT_HANDLER_FLUSHABLE );
		}
		return $template;
	}

	/**
	 * Passes the page from hand to hand. Called by PHP.
	 *
	 * @param string $page  The whole page.
	 * @param int    $phase As PHP counts them.
	 */
	public static function pass( string $page, int $phase ): string {
		$hands = 0 === ( $phase & PHP_OUTPUT_HANDLER_CLEAN ) ? self::$hands : array();
		return array_reduce( $hands, static fn ( string $page, callable $hand ): string => $hand( $page ), $page );
	}
}
