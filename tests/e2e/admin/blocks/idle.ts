import type { Site } from '../../../site/types';

/** Attributes that identify or align a block. */
export const GENERAL = [ 'align', 'queryId', 'block_id' ];

/** Attributes that a block needs to show its content. */
const IDENTITY = [
	...GENERAL,
	...[ 'area', 'kind', 'part', 'postType', 'taxonomy', 'attribute' ],
	...[ 'productId', 'menu' ],
];

/**
 * PHP code that creates orders of the owner and a cart for each user. Sets $states: users
 * and queries of pages, since some output is only for guests or product archives.
 */
const STATES = `
	$engine = Vitrine\\Plugin::engine();
	$fill   = static fn () => $engine->cart()->add( new Vitrine\\Commerce\\Value\\AddRequest( get_page_by_path( 'pepper-mill', OBJECT, 'vitrine_product' )->ID ) );
	$person = array( 'email' => 'owner@example.org', 'first_name' => 'Olga', 'last_name' => 'Owner', 'country' => 'DE', 'address_1' => 'Allee 1', 'city' => 'Berlin', 'postcode' => '10115' );
	foreach ( array( 'the-first-order-to-see', 'the-second-order-to-see' ) as $key ) {
		$fill();
		$order = $engine->checkout()->place(
			new Vitrine\\Commerce\\Value\\OrderRequest(
				array_combine( array_map( static fn ( $key ) => 'billing_' . $key, array_keys( $person ) ), $person ),
				false,
				$engine->checkout()->payment_methods()[0]['id'],
				$key
			)
		);
	}
	parse_str( wp_parse_url( $order->received_url, PHP_URL_QUERY ), $received );
	foreach ( array( 0, 1 ) as $user ) {
		wp_set_current_user( $user );
		$fill();
	}
	$states = array(
		array( 1, static fn ( int $page ) => array( 'page_id' => $page ) ),
		array( 0, static fn ( int $page ) => array( 'page_id' => $page ) ),
		array( 1, static fn () => array( 'vitrine_product_cat' => 'lighting' ) ),
		array( 1, static fn () => array( 'post_type' => 'vitrine_product', 'name' => 'linen-house-robe' ) ),
	);
`;

/**
 * PHP code that prints the attributes and markup that have no effect. A cart block is
 * rendered on the cart page, a checkout block on the checkout page, a part of an order
 * with a placed order.
 */
const IDLE = `
	${ STATES }
	// Removes numbered IDs, order keys and nonces, which change each time, and the class for
	// custom CSS, which depends on all attributes.
	$draw = static function ( array $block ): string {
		Vitrine\\View\\Cart\\CartDrawer::reset();
		return preg_replace(
			array( '/(?<=[-_])\\d+(?=["\\s#&=[])/', '/\\s(id|for|aria-[a-z]+|href)="[^"]*\\d[^"]*"/', '/(name="vitrine_order_key" value)="\\w+"/', '/(wp-custom-css-)\\w+/', '/(data-vitrine-props)="[^"]*"/', '/(query_id&quot;:|data-loop-area="[a-z ]*|vitrine-loop-form-)\\d+/' ),
			'$1',
			do_blocks( serialize_block( $block ) )
		);
	};
	$drawn = array();
	$idle  = array();
	$found = array();
	$once  = static function ( array $block ) use ( $draw, &$drawn ): string {
		return $drawn[ serialize_block( $block ) ] ??= $draw( $block );
	};
	// Removes attributes from the idle ones if they change the output. Another attribute may
	// override or enable them, so each is tested with all others and with none.
	$look = static function ( array &$block, array &$whole, string $at ) use ( &$look, &$idle, $once, $args ): void {
		$all = $block['attrs'];
		foreach ( isset( $all['style']['css'] ) ? array_diff_key( $all, array_flip( $args['general'] ) ) : array() as $key => $value ) {
			$id          = $at . $key;
			$idle[ $id ] ??= $block['blockName'] . ': ' . $key;
			foreach ( '' === $idle[ $id ] ? array() : array( $all, array( $key => $value ) + array_intersect_key( $all, array_flip( $args['identity'] ) ) ) as $attributes ) {
				$block['attrs'] = $attributes;
				$with           = $once( $whole );
				unset( $block['attrs'][ $key ] );
				if ( $once( $whole ) !== $with ) {
					$idle[ $id ] = '';
					break;
				}
			}
			$block['attrs'] = $all;
		}
		if ( str_starts_with( (string) $block['blockName'], 'vitrine/' ) && '' !== trim( $block['innerHTML'] ) ) {
			$idle[ $at ] = $block['blockName'] . ': markup';
		}
		foreach ( array_keys( $block['innerBlocks'] ) as $place ) {
			$look( $block['innerBlocks'][ $place ], $whole, $at . $place . ' ' );
		}
	};
	$options = get_option( 'vitrine_pages' );
	foreach ( $args['pages'] as $path ) {
		$own = get_page_by_path( $path );
		foreach ( parse_blocks( $own->post_content ) as $whole ) {
			$name = str_replace( 'vitrine/', '', (string) $whole['blockName'] );
			$_GET = 'order-received' === $name ? $received : array();
			update_option( 'vitrine_pages', array( $_GET ? 'checkout' : $name => $own->ID ) + $options );
			foreach ( $states as list( $user, $query ) ) {
				wp_set_current_user( $user );
				query_posts( $query( $own->ID ) );
				$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
				the_post();
				// The first call also prints what is printed once per page.
				$draw( $whole );
				$drawn  = array();
				$before = $once( $whole );
				$again  = $draw( $whole );
				if ( $again !== $before ) {
					$idle[] = $name . ' is drawn anew each time: ' . substr( $again, max( 0, strspn( $again ^ $before, chr( 0 ) ) - 80 ), 120 );
				}
				$look( $whole, $whole, '' );
				if ( array() === array_filter( $idle ) ) {
					break;
				}
			}
			array_push( $found, ...array_values( array_filter( $idle ) ) );
			$idle = array();
		}
	}
	update_option( 'vitrine_pages', $options );
	echo wp_json_encode( $found );
`;

/**
 * Returns what has no effect in saved pages: attributes that change the output neither
 * when removed from a block nor as its only attribute, and saved markup of our blocks,
 * which only the server renders.
 *
 * @param site  The shop.
 * @param pages Slugs of the pages.
 * @return Block name and attribute of each.
 */
export const idle = async (
	site: Site,
	pages: readonly string[]
): Promise< string[] > =>
	JSON.parse(
		await site.php( IDLE, {
			args: { pages, general: GENERAL, identity: IDENTITY },
			user: 1,
		} )
	) as string[];
