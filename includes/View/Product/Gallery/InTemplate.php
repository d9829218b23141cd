<?php
/**
 * Our gallery block in another engine's template of a product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product\Gallery;

use Vitrine\Commerce\Optional\RunsHooks;
use Vitrine\Plugin;
use Vitrine\Settings\Settings;
use Vitrine\Support\FinishedPage;
use Vitrine\View\Markup;
use Vitrine\View\Product\Parts\Shown;
use Vitrine\View\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * The block without a product block around it, beside WooCommerce's form. It gives way
 * where scripts of a theme or a plugin build on WooCommerce's gallery, as our template
 * does.
 *
 * @see TemplateOverride
 */
final class InTemplate {

	private const BLOCK = '<!-- wp:vitrine/product-gallery ';

	private const PRODUCT = '<!-- wp:vitrine/product ';

	/** As in RunsHooks. */
	private const PLACE = 'gallery';

	private const THEIRS = '<!-- wp:woocommerce/product-image-gallery /-->';

	/**
	 * Has the page of a product looked at when it is finished. To be called as its
	 * template is chosen.
	 *
	 * @param string $template Its blocks.
	 */
	public static function watch( string $template ): void {
		// With our gallery in the place of WooCommerce's, it is looked at already.
		if ( ! str_contains( $template, self::BLOCK ) || str_contains( $template, self::PRODUCT ) || ! self::is_page() || Settings::on( 'replace_gallery' ) ) {
			return;
		}
		add_action( 'wp_enqueue_scripts', array( Reliance::class, 'note' ), PHP_INT_MAX );
		FinishedPage::give( array( Reliance::class, 'finish' ) );
	}

	/**
	 * A plugin's gallery in the place of WooCommerce's, or WooCommerce's; null: nobody
	 * builds on it.
	 *
	 * @param Shown $shown The product.
	 */
	public static function theirs( Shown $shown ): ?Markup {
		if ( ! $shown->is_alone || ! $shown->is_own_page || ! self::is_page() ) {
			return null;
		}
		$plugins = self::of_plugin();
		if ( '' !== $plugins ) {
			return Gallery::render( $shown->product, Shop::props()['sale_badge'], theirs: Markup::safe( $plugins ) );
		}
		return Reliance::is_by_script() ? Markup::tag( 'div', array(), Markup::safe( do_blocks( self::THEIRS ) ) ) : null;
	}

	/**
	 * The gallery that a plugin has; empty: none.
	 */
	private static function of_plugin(): string {
		$engine = Plugin::engine();
		$places = $engine instanceof RunsHooks ? $engine->product_others() : array();
		return isset( $places[ self::PLACE ] ) ? $places[ self::PLACE ]() : '';
	}

	/**
	 * Whether this is the page of a product that has a template of blocks.
	 */
	private static function is_page(): bool {
		return 'woocommerce' === Plugin::engine()->id() && wp_is_block_theme() && is_singular( 'product' ) && ! is_embed();
	}
}
