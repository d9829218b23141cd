<?php
/**
 * Products, their categories and the search for them in a classic theme.
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
 * A classic theme knows posts and pages. What it has no template for looks like a
 * blog: products with author and date, categories as lists of articles. So they
 * take the theme's template for pages, whose content is the shop's block. A theme
 * that has templates of its own for the shop's types keeps them.
 *
 * @phpstan-type Kind 'product'|'list'|'search'
 */
final class ClassicPages {

	/** Where a theme draws a page, the most special first. */
	private const PAGE = array( 'page.php', 'singular.php', 'index.php' );

	/**
	 * Registers the hooks of a visitor's page.
	 */
	public static function boot(): void {
		add_filter( 'template_include', array( self::class, 'template' ), 20 );
	}

	/**
	 * The theme's template for pages, where it has none for what is asked for.
	 *
	 * @param string $template The file that WordPress has found.
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
			// As themes ask of a page: without author, date and the way to the next article.
			$GLOBALS['wp_query']->is_single = false;
			$GLOBALS['wp_query']->is_page   = true;
			// Its styles are due in the head.
			add_action( 'wp_enqueue_scripts', static fn () => Blocks::expect( array( 'breadcrumbs', 'product', 'product-reviews', 'product-listing' ) ) );
			// It has a gallery.
			add_filter( 'has_post_thumbnail', array( self::class, 'has_picture' ) );
			add_filter( 'post_thumbnail_html', array( self::class, 'picture' ) );
		} else {
			self::become_page( $kind );
		}
		return $page;
	}

	/**
	 * What of the shop the request shows; null: nothing that needs a template.
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
	 * Says that a product has no picture, where the theme asks for one around its content.
	 *
	 * @param bool $has Whether it has.
	 */
	public static function has_picture( bool $has ): bool {
		return $has && ! self::is_around_content();
	}

	/**
	 * Keeps the theme from showing a product's picture around its content.
	 *
	 * @param string $html The picture.
	 */
	public static function picture( string $html ): string {
		return self::is_around_content() ? '' : $html;
	}

	/**
	 * Whether the theme is drawing the product, but not its content: around it, or
	 * below its header. What stands in the head is for others to show.
	 */
	private static function is_around_content(): bool {
		$is_above = did_action( 'wp_head' ) > 0 && ! doing_action( 'wp_head' ) && 0 === did_action( 'loop_start' );
		return ( $is_above || in_the_loop() ) && is_main_query() && ! doing_filter( 'the_content' ) && get_the_ID() === get_queried_object_id();
	}

	/**
	 * Whether a theme's file was made for the shop's types.
	 *
	 * @param string $template Its path.
	 */
	private static function is_for_shop( string $template ): bool {
		$types = Plugin::engine()->content_types();
		$names = array( 'single-' . $types['post_type'], 'archive-' . $types['post_type'], 'taxonomy-' . $types['category'], 'taxonomy-' . ( $types['tag'] ?? $types['category'] ), 'product-search-results' );
		return 1 === preg_match( '/^(' . implode( '|', array_map( 'preg_quote', $names ) ) . ')[.-]/', basename( $template ) );
	}

	/**
	 * Lets the theme draw a page that lists what was asked for. It is a query of its
	 * own: what was asked for stands in the first one.
	 *
	 * @see \Vitrine\Support\MainQuery
	 *
	 * @param 'list'|'search' $kind Which.
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

		$wp_query = $query; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- What the theme draws.
		$post     = $page; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Its only post.
		if ( 'search' === $kind ) {
			add_filter( 'wp_robots', 'wp_robots_no_robots' );
		}
	}

	/**
	 * The heading of a list.
	 *
	 * @param 'list'|'search' $kind Which.
	 */
	private static function title( string $kind ): string {
		if ( 'search' === $kind ) {
			/* translators: %s: what was searched for. */
			return sprintf( __( 'Search results for “%s”', 'vitrine' ), esc_html( get_search_query( false ) ) );
		}
		return (string) ( is_tax() ? single_term_title( '', false ) : post_type_archive_title( '', false ) );
	}

	/**
	 * What the owner says of a category, as a block.
	 */
	private static function description(): string {
		$text = is_tax() ? term_description() : '';
		return '' === $text ? '' : "<!-- wp:html --><div class=\"term-description\">$text</div><!-- /wp:html -->\n\n";
	}
}
