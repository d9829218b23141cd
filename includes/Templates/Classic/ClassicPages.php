<?php
/**
 * Products, product categories and the product search in classic themes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Templates\Classic;

use Vitrine\Blocks;
use Vitrine\Plugin;
use Vitrine\Support\MainQuery;
use Vitrine\Templates\Templates;

defined( 'ABSPATH' ) || exit;

/**
 * Classic themes have no templates for products, so they would show them as posts with
 * author and date, and categories as lists of articles. Instead, the theme's page
 * template is used, with the shop's block as content. Templates of the theme for the
 * shop's types take precedence.
 *
 * @phpstan-type Kind 'product'|'list'|'search'
 */
final class ClassicPages {

	/** Page templates of themes, the most specific first. */
	private const PAGE = array( 'page.php', 'singular.php', 'index.php' );

	/**
	 * Registers the hooks for front-end requests.
	 */
	public static function boot(): void {
		add_filter( 'template_include', array( self::class, 'template' ), 20 );
	}

	/**
	 * Filters the template: the theme's page template if it has no template for the
	 * shop's type.
	 *
	 * @param string $template Path of the template found by WordPress.
	 */
	public static function template( string $template ): string {
		$kind = wp_is_block_theme() || is_embed() || 'builtin' !== Plugin::engine()->id() ? null : self::kind();
		if ( null === $kind || self::is_for_shop( $template ) ) {
			return $template;
		}
		$page = locate_template( self::PAGE );
		if ( '' === $page ) {
			return $template;
		}
		if ( 'product' === $kind ) {
			// Themes check these flags: a page is shown without author, date and post
			// navigation.
			$GLOBALS['wp_query']->is_single = false;
			$GLOBALS['wp_query']->is_page   = true;
			// Styles must be enqueued in the head.
			add_action( 'wp_enqueue_scripts', static fn () => Blocks::expect( array( 'breadcrumbs', 'product', 'product-reviews', 'product-listing' ) ) );
			// The gallery replaces the featured image.
			add_filter( 'has_post_thumbnail', array( self::class, 'has_picture' ) );
			add_filter( 'post_thumbnail_html', array( self::class, 'picture' ) );
		} else {
			self::become_page( $kind );
		}
		return $page;
	}

	/**
	 * Returns the kind of shop page requested; null: none that needs a template.
	 *
	 * @return Kind|null
	 */
	public static function kind(): ?string {
		$types = Plugin::engine()->content_types();
		return match ( true ) {
			is_singular( $types['post_type'] ) => 'product',
			is_search() && (array) get_query_var( 'post_type' ) === array( $types['post_type'] ) => 'search',
			is_post_type_archive( $types['post_type'] ), is_tax( array_filter( array( $types['category'], $types['tag'] ?? '' ) ) ) => 'list',
			default => null,
		};
	}

	/**
	 * Hides the featured image from themes that print it outside the content.
	 *
	 * @param bool $has Whether the post has a featured image.
	 */
	public static function has_picture( bool $has ): bool {
		return $has && ! self::is_around_content();
	}

	/**
	 * Removes the featured image that a theme prints outside the content.
	 *
	 * @param string $html HTML of the image.
	 */
	public static function picture( string $html ): string {
		return self::is_around_content() ? '' : $html;
	}

	/**
	 * Whether the theme is rendering the product outside its content, such as in the
	 * header. Output in `wp_head` is not affected.
	 */
	private static function is_around_content(): bool {
		$is_above = did_action( 'wp_head' ) > 0 && ! doing_action( 'wp_head' ) && 0 === did_action( 'loop_start' );
		return ( $is_above || in_the_loop() ) && is_main_query() && ! doing_filter( 'the_content' ) && get_the_ID() === get_queried_object_id();
	}

	/**
	 * Whether a template file of the theme is made for the shop's types.
	 *
	 * @param string $template Path of the template.
	 */
	private static function is_for_shop( string $template ): bool {
		$types = Plugin::engine()->content_types();
		$names = array( 'single-' . $types['post_type'], 'archive-' . $types['post_type'], 'taxonomy-' . $types['category'], 'taxonomy-' . ( $types['tag'] ?? $types['category'] ), 'product-search-results' );
		return 1 === preg_match( '/^(' . implode( '|', array_map( 'preg_quote', $names ) ) . ')[.-]/', basename( $template ) );
	}

	/**
	 * Makes the theme show the list as a page. The main query is cloned, so that the
	 * original still has the requested list.
	 *
	 * @see \Vitrine\Support\MainQuery
	 *
	 * @param 'list'|'search' $kind Kind of page.
	 */
	private static function become_page( string $kind ): void {
		global $wp_query, $post;
		$page  = new \WP_Post(
			(object) array(
				'ID'             => 0,
				'post_type'      => 'page',
				'post_status'    => 'publish',
				'post_title'     => self::title( $kind ),
				'post_content'   => str_replace( '{description}', 'list' === $kind ? self::description() : '', Templates::read( "templates/classic/$kind" ) ),
				'comment_status' => 'closed',
				'ping_status'    => 'closed',
				'filter'         => 'raw',
			)
		);
		$query = clone MainQuery::get();
		foreach ( array( 'is_archive', 'is_tax', 'is_post_type_archive', 'is_search', 'is_paged' ) as $flag ) {
			$query->$flag = false;
		}
		$query->is_page           = true;
		$query->is_singular       = true;
		$query->posts             = array( $page );
		$query->post              = $page;
		$query->post_count        = 1;
		$query->current_post      = -1;
		$query->queried_object    = $page;
		$query->queried_object_id = 0;

		$wp_query = $query; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Query that the theme renders.
		$post     = $page; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- The only post of that query.
		if ( 'search' === $kind ) {
			add_filter( 'wp_robots', 'wp_robots_no_robots' );
		}
	}

	/**
	 * Returns the title of a list.
	 *
	 * @param 'list'|'search' $kind Kind of page.
	 */
	private static function title( string $kind ): string {
		if ( 'search' === $kind ) {
			/* translators: %s: what was searched for. */
			return sprintf( __( 'Search results for “%s”', 'vitrine' ), esc_html( get_search_query( false ) ) );
		}
		return (string) ( is_tax() ? single_term_title( '', false ) : post_type_archive_title( '', false ) );
	}

	/**
	 * Returns the description of a category as a block.
	 */
	private static function description(): string {
		$text = is_tax() ? term_description() : '';
		return '' === $text ? '' : "<!-- wp:html --><div class=\"term-description\">$text</div><!-- /wp:html -->\n\n";
	}
}
