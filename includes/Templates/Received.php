<?php
/**
 * What comes next, on WooCommerce's page of an order.
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
 * A shop on WooCommerce whose checkout is our block says after an order what comes next,
 * as our own page does. The page stays WooCommerce's, with all that plugins print there:
 * in a block theme two parts are hooked into its template by WordPress's own block hooks,
 * where the site editor shows them and its owner moves or removes them; in a classic
 * theme they stand in WooCommerce's template.
 */
final class Received {

	private const BLOCK    = 'vitrine/order-received';
	private const CHECKOUT = 'vitrine/checkout';
	private const OPTION   = 'showNextSteps';

	/** The template, as WooCommerce calls it. */
	private const TEMPLATE = 'order-confirmation';

	/**
	 * Block of WooCommerce's to the part of ours that comes after it.
	 */
	private const PARTS = array(
		'woocommerce/order-confirmation-summary' => 'next',
		'woocommerce/order-confirmation-additional-information' => 'continue',
	);

	/**
	 * Takes the hooks, for the page of an order and for the editor of its template: no
	 * other page asks.
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
		// Before and after the order's details, which WooCommerce prints at 10.
		add_action( 'woocommerce_thankyou', static fn () => self::print( 'next' ), 5 );
		add_action( 'woocommerce_thankyou', static fn () => self::print( 'continue' ), 90 );
	}

	/**
	 * Adds our block to what comes after WooCommerce's.
	 *
	 * @param list<string>                             $hooked   Names of blocks.
	 * @param string                                   $position `before`, `after`, `first_child` or `last_child`.
	 * @param string|null                              $anchor   Name of the block that they come to; null: the root.
	 * @param \WP_Block_Template|\WP_Post|array<mixed> $context  Where it stands.
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
	 * Says which part of the order's page a block is that was added.
	 *
	 * @param array{attrs?: array<string, mixed>}|null $block    As parsed; null: another has left it out.
	 * @param string                                   $type     Its name.
	 * @param string                                   $position Where it comes.
	 * @param array{blockName: ?string}                $anchor   What it comes to.
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
	 * Whether a template has a part already: its owner has put it there.
	 *
	 * @param string $content Its blocks.
	 * @param string $part    Which.
	 */
	private static function has_part( string $content, string $part ): bool {
		return str_contains( $content, 'wp:' . self::BLOCK ) && str_contains( $content, '"part":"' . $part . '"' );
	}

	/**
	 * Whether the checkout is our block, whose owner has not switched it off.
	 */
	private static function is_wanted(): bool {
		$post = MainQuery::get()->is_singular() ? MainQuery::get()->get_queried_object() : get_post( (int) get_option( 'woocommerce_checkout_page_id' ) );
		// The cheap question first: nobody's page is read into blocks who has none of ours.
		return $post instanceof \WP_Post && PostBlocks::has( self::CHECKOUT, $post ) && self::is_on( parse_blocks( PostBlocks::content( $post ) ) );
	}

	/**
	 * Whether a checkout among blocks says what comes next.
	 *
	 * @param array<array-key, array<array-key, mixed>> $blocks As parsed.
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
	 * @param 'next'|'continue' $part Which.
	 */
	private static function print( string $part ): void {
		$html = ReceivedPage::part( Plugin::engine(), $part );
		if ( null !== $html ) {
			wp_enqueue_style( 'vitrine-checkout-style' );
			printf( '<div class="vitrine-checkout">%s</div>', $html ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes all that goes into it.
		}
	}
}
