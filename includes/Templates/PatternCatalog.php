<?php
/**
 * Names and descriptions of the patterns.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Templates;

defined( 'ABSPATH' ) || exit;

/**
 * All patterns by name. Each has a file in patterns/ that prints its blocks.
 */
final class PatternCatalog {

	/**
	 * Returns all patterns except those of the loop builder.
	 *
	 * @return array<string, array{title: string, description: string, categories: list<string>, keywords: list<string>, viewportWidth: int, filePath: string, blockTypes?: list<string>}> Pattern properties for register_block_pattern() by name without the plugin's prefix.
	 */
	public static function all(): array {
		return self::pages() + self::products() + self::parts();
	}

	/**
	 * Returns the patterns of whole pages.
	 *
	 * @return array<string, array{title: string, description: string, categories: list<string>, keywords: list<string>, viewportWidth: int, filePath: string}>
	 */
	private static function pages(): array {
		return array(
			'home'           => self::pattern( 'pages/home', __( 'Shop home page', 'vitrine' ), __( 'A welcome, categories, new arrivals, your story, top rated products and customer reviews.', 'vitrine' ), array( 'home', 'front page', 'landing', 'hero', 'woocommerce' ) ),
			'shop'           => self::pattern( 'pages/shop', __( 'Shop page', 'vitrine' ), __( 'All products in a grid.', 'vitrine' ), array( 'shop', 'catalog', 'products' ) ),
			'category'       => self::pattern( 'pages/category', __( 'Category with a banner', 'vitrine' ), __( 'A banner with the name and description of a category and room for an image, followed by its products.', 'vitrine' ), array( 'category', 'banner', 'archive', 'woocommerce' ) ),
			'cart'           => self::pattern( 'pages/cart', __( 'Cart page', 'vitrine' ), __( 'The cart with coupon and totals.', 'vitrine' ), array( 'cart', 'basket', 'woocommerce' ) ),
			'checkout'       => self::pattern( 'pages/checkout', __( 'Checkout page', 'vitrine' ), __( 'The checkout form.', 'vitrine' ), array( 'checkout', 'payment', 'woocommerce' ) ),
			'order-received' => self::pattern( 'pages/next', __( 'Order received: what comes next', 'vitrine' ), __( 'Three steps that explain what happens after an order, with links to the account and the shop.', 'vitrine' ), array( 'order received', 'thank you', 'confirmation', 'steps' ) ),
			'account'        => self::pattern( 'pages/account', __( 'Account page', 'vitrine' ), __( 'The customer account, followed by recently viewed products.', 'vitrine' ), array( 'my account', 'login', 'orders', 'woocommerce' ) ),
			'product-search' => self::pattern( 'pages/search', __( 'Product search page', 'vitrine' ), __( 'The search term, a search field and the matching products.', 'vitrine' ), array( 'search results', 'product search', 'find' ) ),
			'not-found'      => self::pattern( 'pages/not-found', __( 'Page not found, with products', 'vitrine' ), __( 'Shown when a page is not found: a search field and the best sellers.', 'vitrine' ), array( '404', 'not found', 'error' ) ),
		);
	}

	/**
	 * Returns the patterns of product pages.
	 *
	 * @return array<string, array{title: string, description: string, categories: list<string>, keywords: list<string>, viewportWidth: int, filePath: string}>
	 */
	private static function products(): array {
		$words = array( 'product page', 'single product', 'woocommerce' );
		return array(
			'product'           => self::pattern( 'products/standard', __( 'Product page', 'vitrine' ), __( 'A product, its reviews and related products.', 'vitrine' ), $words ),
			'product-accordion' => self::pattern( 'products/accordion', __( 'Product page with accordion', 'vitrine' ), __( 'Thumbnails beside the images; description, details and reviews in an accordion below the images, next to which price and button stay in view.', 'vitrine' ), array( ...$words, 'accordion' ) ),
			'product-showcase'  => self::pattern( 'products/showcase', __( 'Product page with large images', 'vitrine' ), __( 'All images in a grid with the price above the title, tabs, and products that pair well with it.', 'vitrine' ), array( ...$words, 'gallery', 'tabs' ) ),
		);
	}

	/**
	 * Returns the patterns of headers and the footer.
	 *
	 * @return array<string, array{title: string, description: string, categories: list<string>, keywords: list<string>, viewportWidth: int, filePath: string, blockTypes: list<string>}>
	 */
	private static function parts(): array {
		$header = array( 'blockTypes' => array( 'core/template-part/header' ) );
		return array(
			'header'          => self::pattern( 'parts/header', __( 'Shop header', 'vitrine' ), __( 'Site title, menu, search, account and cart in a row.', 'vitrine' ), array( 'header', 'navigation', 'cart' ) ) + $header,
			'checkout-header' => self::pattern( 'parts/checkout-header', __( 'Header for cart and checkout', 'vitrine' ), __( 'The site title and a way back to the shop: nothing that leads away from paying.', 'vitrine' ), array( 'header', 'checkout', 'minimal' ) ) + $header,
			'footer'          => self::pattern( 'parts/footer', __( 'Shop footer', 'vitrine' ), __( 'Site title, links to the shop and the account, and room for help.', 'vitrine' ), array( 'footer', 'links', 'contact' ) ) + array( 'blockTypes' => array( 'core/template-part/footer' ) ),
		);
	}

	/**
	 * Returns the properties of a pattern.
	 *
	 * @param string       $file        File in patterns/, without `.php`.
	 * @param string       $title       Title in the inserter.
	 * @param string       $description Description for screen readers.
	 * @param list<string> $keywords    Search keywords in the inserter.
	 * @return array{title: string, description: string, categories: list<string>, keywords: list<string>, viewportWidth: int, filePath: string}
	 */
	private static function pattern( string $file, string $title, string $description, array $keywords ): array {
		return array(
			'title'         => $title,
			'description'   => $description,
			'categories'    => array( 'vitrine' ),
			'keywords'      => $keywords,
			// Desktop width, so that the preview shows columns side by side.
			'viewportWidth' => 1280,
			// WordPress loads the file only when the pattern is used.
			'filePath'      => __DIR__ . "/patterns/$file.php",
		);
	}
}
