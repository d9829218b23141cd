<?php
/**
 * Our gallery block in WooCommerce's product template.
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
use Vitrine\View\Product\Parts\ShownProduct;
use Vitrine\View\ShopProps;

defined( 'ABSPATH' ) || exit;

/**
 * The gallery block without a product block around it, beside WooCommerce's form. It is
 * replaced by WooCommerce's gallery if scripts of a theme or plugin depend on that,
 * like our template.
 *
 * @see TemplateOverride
 */
final class InTemplate {

	private const BLOCK = '<!-- wp:vitrine/product-gallery ';

	private const PRODUCT = '<!-- wp:vitrine/product ';

	/** Place of the gallery in RunsHooks. */
	private const PLACE = 'gallery';

	private const THEIRS = '<!-- wp:woocommerce/product-image-gallery /-->';

	/**
	 * Registers the search of the finished product page. Call it when the template is
	 * chosen.
	 *
	 * @param string $template Content of the template.
	 */
	public static function watch( string $template ): void {
		// If our gallery replaces WooCommerce's, the page is searched already.
		if ( ! str_contains( $template, self::BLOCK ) || str_contains( $template, self::PRODUCT ) || ! self::is_page() || Settings::on( 'replace_gallery' ) ) {
			return;
		}
		add_action( 'wp_enqueue_scripts', array( Reliance::class, 'note' ), PHP_INT_MAX );
		FinishedPage::give( array( Reliance::class, 'finish' ) );
	}

	/**
	 * Returns a plugin's gallery, or WooCommerce's if scripts depend on it; otherwise
	 * null.
	 *
	 * @param ShownProduct $shown Product of the block.
	 */
	public static function theirs( ShownProduct $shown ): ?Markup {
		if ( ! $shown->is_alone || ! $shown->is_own_page || ! self::is_page() ) {
			return null;
		}
		$plugins = self::of_plugin();
		if ( '' !== $plugins ) {
			return Gallery::render( $shown->product, ShopProps::props()['sale_badge'], theirs: Markup::safe( $plugins ) );
		}
		return Reliance::is_by_script() ? Markup::tag( 'div', array(), Markup::safe( do_blocks( self::THEIRS ) ) ) : null;
	}

	/**
	 * Returns the gallery of a plugin; empty: none.
	 */
	private static function of_plugin(): string {
		$engine = Plugin::engine();
		$places = $engine instanceof RunsHooks ? $engine->product_others() : array();
		return isset( $places[ self::PLACE ] ) ? $places[ self::PLACE ]() : '';
	}

	/**
	 * Whether this is a product page with a block template.
	 */
	private static function is_page(): bool {
		return 'woocommerce' === Plugin::engine()->id() && wp_is_block_theme() && is_singular( 'product' ) && ! is_embed();
	}
}
