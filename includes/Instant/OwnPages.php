<?php
/**
 * Pages whose content has a block of one visitor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Instant;

use Vitrine\Support\PostBlocks;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps a list of the pages whose content, or a synced pattern in it, has the block of
 * a cart, a checkout or an account: those of another language or a campaign, beside
 * the shop's own. A page that links to one can be in a cache, and would have to read
 * the content behind each of its links; so who saves a page pays, once, and pages of
 * visitors read an option that came with all others.
 */
final class OwnPages {

	/** Ids of posts. */
	public const OPTION = 'vitrine_own_pages';

	private const BLOCKS = array( 'vitrine/cart', 'vitrine/checkout', 'vitrine/account' );

	/**
	 * Takes a post that was saved into the list, or out of it.
	 *
	 * @param int   $id   Its own.
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
	 * Takes a post that was deleted out of the list.
	 *
	 * @param int   $id   Its own.
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
	 * The addresses of those that a visitor may see.
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
	 * What is known; null: nobody has looked yet.
	 *
	 * @return list<int>|null
	 */
	private static function ids(): ?array {
		$ids = get_option( self::OPTION );
		return is_array( $ids ) ? array_values( array_map( 'intval', array_filter( $ids, 'is_numeric' ) ) ) : null;
	}

	/**
	 * Whether a post has such a block, and stands for anyone to see, now or later.
	 *
	 * @param \WP_Post $post Its content as it is saved.
	 */
	private static function has_block( \WP_Post $post ): bool {
		return 'trash' !== $post->post_status && is_post_type_viewable( $post->post_type ) && array() !== array_filter( self::BLOCKS, static fn ( string $name ): bool => PostBlocks::has( $name, $post ) );
	}

	/**
	 * Which of some posts have one.
	 *
	 * @param list<int> $ids Of posts.
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
	 * Has the list be right after a synced pattern was written: pages show it that are
	 * not saved for it.
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
	 * Has a post in the list or not.
	 *
	 * @param int  $id     Its own.
	 * @param bool $is_own Whether it belongs there.
	 */
	private static function put( int $id, bool $is_own ): void {
		$ids = self::ids() ?? self::find();
		if ( in_array( $id, $ids, true ) !== $is_own ) {
			self::keep( $is_own ? array( ...$ids, $id ) : array_values( array_diff( $ids, array( $id ) ) ) );
		}
	}

	/**
	 * Writes the list.
	 *
	 * @param list<int> $ids Of posts.
	 */
	private static function keep( array $ids ): void {
		if ( self::ids() !== $ids ) {
			update_option( self::OPTION, $ids, true );
		}
	}

	/**
	 * Makes the list of a site whose pages were written before it was kept.
	 *
	 * @return list<int>
	 */
	private static function find(): array {
		$ids = self::of( array_values( array_unique( array( ...self::pages_with( 'vitrine/' ), ...self::pages_with( 'block ' ) ) ) ) );
		self::keep( $ids );
		return $ids;
	}

	/**
	 * The pages with blocks whose name begins so.
	 *
	 * @param string $name As it is written into a content.
	 * @return list<int>
	 */
	private static function pages_with( string $name ): array {
		global $wpdb;
		// Of pages alone: there are few of them, however many posts and products a site has.
		$found = $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM %i WHERE post_type = 'page' AND post_status NOT IN ( 'trash', 'auto-draft' ) AND post_content LIKE %s", $wpdb->posts, '%' . $wpdb->esc_like( "<!-- wp:$name" ) . '%' ) );
		return array_map( 'intval', array_values( $found ) );
	}
}
