<?php
/**
 * Output of the whole page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Passes the whole page to callbacks, for output that themes and plugins print
 * directly.
 */
final class FinishedPage {

	/** Priority after everything that prints scripts or changes the page. */
	public const LAST = 10000;

	/**
	 * Callbacks for the whole page.
	 *
	 * @var list<callable(string): string>
	 */
	private static array $hands = array();

	/**
	 * Registers a callback that filters the whole page. Call before `template_include`.
	 *
	 * @param callable(string): string $hand Callback.
	 */
	public static function give( callable $hand ): void {
		// WordPress 6.9 buffers the page if this filter is used, unless the site
		// disables it.
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
	 * Starts an output buffer if WordPress has none. Hooked.
	 *
	 * @template T
	 * @param T $template Path of the template.
	 * @return T
	 */
	public static function hold( mixed $template ): mixed {
		if ( ! did_action( 'wp_template_enhancement_output_buffer_started' ) ) {
			ob_start( array( self::class, 'pass' ), 0, PHP_OUTPUT_HANDLER_STDFLAGS ^ PHP_OUTPUT_HANDLER_FLUSHABLE );
		}
		return $template;
	}

	/**
	 * Applies the callbacks. Called by PHP as output callback.
	 *
	 * @param string $page  Output of the whole page.
	 * @param int    $phase Bitmask of `PHP_OUTPUT_HANDLER_*` constants.
	 */
	public static function pass( string $page, int $phase ): string {
		$hands = 0 === ( $phase & PHP_OUTPUT_HANDLER_CLEAN ) ? self::$hands : array();
		return array_reduce( $hands, static fn ( string $page, callable $hand ): string => $hand( $page ), $page );
	}
}
