<?php
/**
 * Pages whose content has a block of one visitor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Instant;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps a list of the pages whose content has the block of a cart, a checkout or an
 * account: those of another language or a campaign, beside the shop's own. A page
 * that links to one can be in a cache, and would have to read the content behind each
 * of its links; so who saves a page pays, once, and pages of visitors read an option
 * that came with all others.
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
		if ( $post instanceof \WP_Post && ! wp_is_post_revision( $post ) ) {
			self::put( $id, self::has_block( $post ) );
		}
	}

	/**
	 * Takes a post that was deleted out of the list.
	 *
	 * @param int $id Its own.
	 */
	public static function forget( int $id ): void {
		self::put( $id, false );
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
		return 'trash' !== $post->post_status && is_post_type_viewable( $post->post_type ) && array() !== array_filter( self::BLOCKS, static fn ( string $name ): bool => has_block( $name, $post ) );
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
			update_option( self::OPTION, $is_own ? array( ...$ids, $id ) : array_values( array_diff( $ids, array( $id ) ) ), true );
		}
	}

	/**
	 * Makes the list of a site whose pages were written before it was kept.
	 *
	 * @return list<int>
	 */
	private static function find(): array {
		global $wpdb;
		// Of pages alone: there are few of them, however many posts and products a site has.
		$found = $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM %i WHERE post_type = 'page' AND post_status NOT IN ( 'trash', 'auto-draft' ) AND post_content LIKE %s", $wpdb->posts, '%' . $wpdb->esc_like( '<!-- wp:vitrine/' ) . '%' ) );
		$ids   = array();
		foreach ( array_map( 'intval', $found ) as $id ) {
			$post = get_post( $id );
			if ( $post instanceof \WP_Post && self::has_block( $post ) ) {
				$ids[] = $id;
			}
		}
		update_option( self::OPTION, $ids, true );
		return $ids;
	}
}
