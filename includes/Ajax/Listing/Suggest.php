<?php
/**
 * Search suggestions.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax\Listing;

use Vitrine\Ajax\Answer;
use Vitrine\Ajax\Endpoint;
use Vitrine\Ajax\Refusal;
use Vitrine\Ajax\Request;
use Vitrine\Ajax\Routing\Guard;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Value\Product;
use Vitrine\Commerce\Value\ProductQuery;
use Vitrine\Contract;
use Vitrine\Site\Menus\MenuItem;

defined( 'ABSPATH' ) || exit;

/**
 * Returns a few products and posts for a search, the same as those of the site search.
 * The same for all visitors.
 *
 * @see spec 2.9
 */
final class Suggest implements Endpoint {

	/** Maximum cache age in seconds. */
	private const MAX_AGE = 60;

	public static function name(): string {
		return 'endpoints.search';
	}

	public static function guard(): Guard {
		return Guard::Read;
	}

	/**
	 * @param Request $request Input: search words in `s`.
	 * @param Engine  $engine  The engine.
	 */
	public static function run( Request $request, Engine $engine ): Answer {
		try {
			$words = trim( $request->required( Contract::name( 'fields.search_words' ), (int) Contract::get( 'settings_values.loop_longest_search' ) ) );
		} catch ( Refusal $refusal ) {
			return new Answer( array( 'error' => $refusal->error->get_error_message() ), 400 );
		}
		if ( mb_strlen( $words ) < (int) Contract::get( 'limits.search_min_length' ) ) {
			return new Answer( array( 'items' => array() ), max_age: self::MAX_AGE );
		}
		return new Answer( array( 'items' => array_merge( self::products( $engine, $words ), self::posts( $engine, $words ) ) ), max_age: self::MAX_AGE );
	}

	/**
	 * Returns products.
	 *
	 * @param Engine $engine The engine.
	 * @param string $words  Search words.
	 * @return list<array{name: string, url: string, note: string, image: string}> The shape of `Suggestion` in src/contract/types/site.ts.
	 */
	private static function products( Engine $engine, string $words ): array {
		$query = new ProductQuery( search: $words, per_page: (int) Contract::get( 'limits.search_products' ), counted: false );
		return array_map(
			static fn ( Product $product ): array => array(
				'name'  => $product->name,
				'url'   => esc_url_raw( $product->permalink ),
				'note'  => $engine->currency()->format( $product->price ),
				'image' => esc_url_raw( $product->images[0]->src ?? '' ),
			),
			$engine->catalog()->query( $query )->products
		);
	}

	/**
	 * Returns posts of other searchable types.
	 *
	 * @param Engine $engine The engine.
	 * @param string $words  Search words.
	 * @return list<array{name: string, url: string, note: string, image: string}>
	 */
	private static function posts( Engine $engine, string $words ): array {
		$types = array_diff( array_keys( get_post_types( array( 'exclude_from_search' => false ) ) ), array( 'attachment', $engine->content_types()['post_type'] ) );
		$posts = get_posts(
			array(
				's'                      => $words,
				'post_type'              => array_values( $types ),
				'post_status'            => 'publish',
				'has_password'           => false,
				'posts_per_page'         => (int) Contract::get( 'limits.search_posts' ),
				'orderby'                => 'relevance',
				'no_found_rows'          => true,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
				'suppress_filters'       => false,
			)
		);
		return array_map(
			static fn ( \WP_Post $post ): array => array(
				'name'  => MenuItem::text( get_the_title( $post ) ),
				'url'   => (string) get_permalink( $post ),
				'note'  => (string) get_post_type_object( $post->post_type )?->labels->singular_name,
				'image' => '',
			),
			array_values( $posts )
		);
	}
}
