<?php
/**
 * Next steps on WooCommerce's order received page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Templates;

use Vitrine\Page\Checkout\ReceivedPage;
use Vitrine\Plugin;
use Vitrine\Support\MainQuery;
use Vitrine\Support\PostBlocks;

defined( 'ABSPATH' ) || exit;

/**
 * If the checkout of a WooCommerce shop is this plugin's block, the order received page
 * shows the next steps. The page and its plugin output stay WooCommerce's: in block
 * themes two parts are added to its template with block hooks, so the owner can move or
 * remove them in the site editor; in classic themes they are added to WooCommerce's
 * template.
 */
final class Received {

	private const BLOCK    = 'vitrine/order-received';
	private const CHECKOUT = 'vitrine/checkout';
	private const OPTION   = 'showNextSteps';

	/** Name of WooCommerce's template. */
	private const TEMPLATE = 'order-confirmation';

	/**
	 * WooCommerce blocks to the part added after each.
	 */
	private const PARTS = array(
		'woocommerce/order-confirmation-summary' => 'next',
		'woocommerce/order-confirmation-additional-information' => 'continue',
	);

	/**
	 * Registers the hooks. Called only for the order received page and the editor of
	 * its template.
	 */
	public static function boot(): void {
		if ( ! self::is_wanted() ) {
			return;
		}
		if ( wp_is_block_theme() ) {
			add_filter( 'hooked_block_types', array( self::class, 'hook' ), 20, 4 );
			add_filter( 'hooked_block_' . self::BLOCK, array( self::class, 'name' ), 10, 5 );
			return;
		}
		// Before and after the order details, which WooCommerce prints at priority 10.
		add_action( 'woocommerce_thankyou', static fn () => self::print( 'next' ), 5 );
		add_action( 'woocommerce_thankyou', static fn () => self::print( 'continue' ), 90 );
	}

	/**
	 * Adds the block after blocks of WooCommerce.
	 *
	 * @param list<string>                             $hooked   Names of hooked blocks.
	 * @param string                                   $position `before`, `after`, `first_child` or `last_child`.
	 * @param string|null                              $anchor   Name of the anchor block; null: the root.
	 * @param \WP_Block_Template|\WP_Post|array<mixed> $context  Template, template part or pattern.
	 * @return list<string>
	 */
	public static function hook( array $hooked, string $position, ?string $anchor, $context ): array {
		$part = 'after' === $position ? self::PARTS[ $anchor ?? '' ] ?? '' : '';
		if ( '' === $part || ! $context instanceof \WP_Block_Template || self::TEMPLATE !== $context->slug || self::has_part( (string) $context->content, $part ) ) {
			return $hooked;
		}
		return array( ...$hooked, self::BLOCK );
	}

	/**
	 * Sets the part that a hooked block shows.
	 *
	 * @param array{attrs?: array<string, mixed>}|null $block    Parsed block; null: removed by another filter.
	 * @param string                                   $type     Block name.
	 * @param string                                   $position Position relative to the anchor.
	 * @param array{blockName: ?string}                $anchor   Parsed anchor block.
	 * @return array{attrs?: array<string, mixed>}|null
	 */
	public static function name( ?array $block, string $type, string $position, array $anchor ): ?array {
		$part = self::PARTS[ (string) $anchor['blockName'] ] ?? '';
		if ( null === $block || '' === $part ) {
			return $block;
		}
		$block['attrs'] = array(
			'part'  => $part,
			'style' => array( 'spacing' => array( 'margin' => array( 'top' => 'var:preset|spacing|40' ) ) ),
		) + ( $block['attrs'] ?? array() );
		return $block;
	}

	/**
	 * Whether a template already has a part, added by the owner.
	 *
	 * @param string $content Content of the template.
	 * @param string $part    Name of the part.
	 */
	private static function has_part( string $content, string $part ): bool {
		return str_contains( $content, 'wp:' . self::BLOCK ) && str_contains( $content, '"part":"' . $part . '"' );
	}

	/**
	 * Whether the checkout is this plugin's block, with next steps enabled.
	 */
	private static function is_wanted(): bool {
		$post    = MainQuery::get()->is_singular() ? MainQuery::get()->get_queried_object() : get_post( (int) get_option( 'woocommerce_checkout_page_id' ) );
		$content = $post instanceof \WP_Post ? PostBlocks::content( $post ) : '';
		// Content is parsed only if the page has the block.
		return has_block( self::CHECKOUT, $content ) && self::is_on( parse_blocks( $content ) );
	}

	/**
	 * Whether a checkout block among blocks shows the next steps.
	 *
	 * @param array<array-key, array<array-key, mixed>> $blocks Parsed blocks.
	 */
	private static function is_on( array $blocks ): bool {
		foreach ( $blocks as $block ) {
			$is_on = self::CHECKOUT === $block['blockName'] ? false !== ( $block['attrs'][ self::OPTION ] ?? true ) : self::is_on( (array) $block['innerBlocks'] );
			if ( $is_on ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Prints a part.
	 *
	 * @param 'next'|'continue' $part Name of the part.
	 */
	private static function print( string $part ): void {
		$html = ReceivedPage::part( Plugin::engine(), $part );
		if ( null !== $html ) {
			wp_enqueue_style( 'vitrine-checkout-style' );
			printf( '<div class="vitrine-checkout">%s</div>', $html ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
		}
	}
}
