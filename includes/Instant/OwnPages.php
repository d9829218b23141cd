<?php
/**
 * Pages with blocks that show a visitor's own data.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Instant;

use Vitrine\Support\PostBlocks;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps a list of pages whose content, including synced patterns, has a cart, checkout
 * or account block, beside the shop's own pages: translations or landing pages. The
 * list is updated when a page is saved and stored in an autoloaded option, because
 * checking the target of each link on a page would be too slow.
 */
final class OwnPages {

	/** Option with the post IDs. */
	public const OPTION = 'vitrine_own_pages';

	private const BLOCKS = array( 'vitrine/cart', 'vitrine/checkout', 'vitrine/account' );

	/**
	 * Updates the list for a saved post.
	 *
	 * @param int   $id   Post ID.
	 * @param mixed $post The post.
	 */
	public static function note( int $id, $post ): void {
		if ( ! $post instanceof \WP_Post || wp_is_post_revision( $post ) ) {
			return;
		}
		if ( 'wp_block' === $post->post_type ) {
			self::look_again( $post );
		} else {
			self::put( $id, self::has_block( $post ) );
		}
	}

	/**
	 * Removes a deleted post from the list.
	 *
	 * @param int   $id   Post ID.
	 * @param mixed $post The post.
	 */
	public static function forget( int $id, $post = null ): void {
		if ( $post instanceof \WP_Post && 'wp_block' === $post->post_type ) {
			self::keep( self::of( self::ids() ?? self::find() ) );
		} else {
			self::put( $id, false );
		}
	}

	/**
	 * Returns the URLs of the published pages.
	 *
	 * @return list<string>
	 */
	public static function urls(): array {
		$ids = self::ids() ?? self::find();
		_prime_post_caches( $ids, false, false );
		$public = array_filter( $ids, static fn ( int $id ): bool => 'publish' === get_post_status( $id ) );
		return array_values( array_filter( array_map( 'get_permalink', $public ) ) );
	}

	/**
	 * Returns the stored list; null: not created yet.
	 *
	 * @return list<int>|null
	 */
	private static function ids(): ?array {
		$ids = get_option( self::OPTION );
		return is_array( $ids ) ? array_values( array_map( 'intval', array_filter( $ids, 'is_numeric' ) ) ) : null;
	}

	/**
	 * Whether a post has such a block, and is or can be public.
	 *
	 * @param \WP_Post $post Post with the saved content.
	 */
	private static function has_block( \WP_Post $post ): bool {
		return 'trash' !== $post->post_status && is_post_type_viewable( $post->post_type ) && array() !== array_filter( self::BLOCKS, static fn ( string $name ): bool => PostBlocks::has( $name, $post ) );
	}

	/**
	 * Returns the posts that have such a block.
	 *
	 * @param list<int> $ids Post IDs.
	 * @return list<int>
	 */
	private static function of( array $ids ): array {
		_prime_post_caches( $ids, false, false );
		$has = static function ( int $id ): bool {
			$post = get_post( $id );
			return $post instanceof \WP_Post && self::has_block( $post );
		};
		return array_values( array_filter( $ids, $has ) );
	}

	/**
	 * Updates the list after a synced pattern was saved, because the pages that use it
	 * are not saved.
	 *
	 * @param \WP_Post $pattern The pattern.
	 */
	private static function look_again( \WP_Post $pattern ): void {
		$ids = self::ids() ?? self::find();
		if ( str_contains( PostBlocks::content( $pattern ), '<!-- wp:vitrine/' ) ) {
			$ids = array_values( array_unique( array( ...$ids, ...self::pages_with( 'block ' ) ) ) );
		}
		self::keep( self::of( $ids ) );
	}

	/**
	 * Adds a post to the list or removes it.
	 *
	 * @param int  $id     Post ID.
	 * @param bool $is_own Whether it belongs in the list.
	 */
	private static function put( int $id, bool $is_own ): void {
		$ids = self::ids() ?? self::find();
		if ( in_array( $id, $ids, true ) !== $is_own ) {
			self::keep( $is_own ? array( ...$ids, $id ) : array_values( array_diff( $ids, array( $id ) ) ) );
		}
	}

	/**
	 * Saves the list.
	 *
	 * @param list<int> $ids Post IDs.
	 */
	private static function keep( array $ids ): void {
		if ( self::ids() !== $ids ) {
			update_option( self::OPTION, $ids, true );
		}
	}

	/**
	 * Creates the list for pages saved before it existed.
	 *
	 * @return list<int>
	 */
	private static function find(): array {
		$ids = self::of( array_values( array_unique( array( ...self::pages_with( 'vitrine/' ), ...self::pages_with( 'block ' ) ) ) ) );
		self::keep( $ids );
		return $ids;
	}

	/**
	 * Returns the pages with blocks whose name has a prefix.
	 *
	 * @param string $name Prefix as in the content.
	 * @return list<int>
	 */
	private static function pages_with( string $name ): array {
		global $wpdb;
		// Pages only, since a site has few of them, however many posts and products it has.
		$found = $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM %i WHERE post_type = 'page' AND post_status NOT IN ( 'trash', 'auto-draft' ) AND post_content LIKE %s", $wpdb->posts, '%' . $wpdb->esc_like( "<!-- wp:$name" ) . '%' ) );
		return array_map( 'intval', array_values( $found ) );
	}
}
