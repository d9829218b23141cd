import type { Site } from '../../../site/types';

/** Attributes that say which block of its kind one is, and where it stands. */
export const GENERAL = [ 'align', 'queryId', 'block_id' ];

/**
 * Prints what pages have for nothing, each as [ page, what ]. A cart is drawn as the
 * shop's own cart, a checkout as its checkout, with something in it, a part of an
 * order for one that was placed.
 */
const IDLE = `
	$engine = Vitrine\\Plugin::engine();
	$fill   = static fn () => $engine->cart()->add( new Vitrine\\Commerce\\Value\\AddRequest( get_page_by_path( 'storage-jar-small', OBJECT, 'vitrine_product' )->ID ) );
	$fill();
	$person = array( 'email' => 'owner@example.org', 'first_name' => 'Olga', 'last_name' => 'Owner', 'country' => 'DE', 'address_1' => 'Allee 1', 'city' => 'Berlin', 'postcode' => '10115' );
	$order  = $engine->checkout()->place(
		new Vitrine\\Commerce\\Value\\OrderRequest(
			array_combine( array_map( static fn ( $key ) => 'billing_' . $key, array_keys( $person ) ), $person ),
			false,
			$engine->checkout()->payment_methods()[0]['id'],
			'an-order-to-be-seen'
		)
	);
	$fill();
	parse_str( wp_parse_url( $order->received_url, PHP_URL_QUERY ), $received );
	$options = get_option( 'vitrine_pages' );
	// Counted ids and the keys of orders are others each time, and the class of CSS is
	// made of all that a block has.
	$draw = static function ( array $block ): string {
		Vitrine\\View\\Cart\\CartDrawer::reset();
		return preg_replace(
			array( '/(?<=[-_])\\d+(?=["\\s#&=[])/', '/\\s(id|for|aria-[a-z]+|href)="[^"]*\\d[^"]*"/', '/(name="vitrine_order_key" value)="\\w+"/', '/(wp-custom-css-)\\w+/', '/(query_id&quot;:|data-loop-area="[a-z ]*|vitrine-loop-form-)\\d+/' ),
			'$1',
			do_blocks( serialize_block( $block ) )
		);
	};
	$idle = array();
	$look = static function ( array &$block, array &$whole, string $before, string $path ) use ( &$look, &$idle, $draw, $args ): void {
		$name = (string) $block['blockName'];
		if ( str_starts_with( $name, 'vitrine/' ) ) {
			if ( '' !== trim( $block['innerHTML'] ) ) {
				$idle[] = array( $path, $name . ': markup' );
			}
			foreach ( array_diff_key( $block['attrs'], array_flip( $args['general'] ) ) as $key => $value ) {
				unset( $block['attrs'][ $key ] );
				if ( $draw( $whole ) === $before ) {
					$idle[] = array( $path, $name . ': ' . $key );
				}
				$block['attrs'][ $key ] = $value;
			}
		}
		foreach ( array_keys( $block['innerBlocks'] ) as $at ) {
			$look( $block['innerBlocks'][ $at ], $whole, $before, $path );
		}
	};
	foreach ( $args['pages'] as $path ) {
		$own = get_page_by_path( $path );
		query_posts( array( 'page_id' => $own->ID ) );
		the_post();
		foreach ( parse_blocks( $own->post_content ) as $whole ) {
			$name = str_replace( 'vitrine/', '', (string) $whole['blockName'] );
			$_GET = 'order-received' === $name ? $received : array();
			update_option( 'vitrine_pages', array( $_GET ? 'checkout' : $name => $own->ID ) + $options );
			// What is there once a page is there already.
			$draw( $whole );
			$before = $draw( $whole );
			$again  = $draw( $whole );
			if ( $again !== $before ) {
				$at     = strspn( $again ^ $before, chr( 0 ) );
				$idle[] = array( $path, $name . ' is drawn anew each time: ' . substr( $again, max( 0, $at - 80 ), 120 ) );
			}
			$look( $whole, $whole, $before, $path );
		}
	}
	update_option( 'vitrine_pages', $options );
	echo wp_json_encode( $idle );
`;

/**
 * What saved pages have for nothing: settings without which a block would look the
 * same, each drawn without one after the other, and markup of ours, which the server
 * alone writes.
 *
 * @param site  The shop.
 * @param pages Their names.
 * @return Each as [ page, what ].
 */
export const idle = async (
	site: Site,
	pages: readonly string[]
): Promise< [ string, string ][] > =>
	JSON.parse(
		await site.php( IDLE, { args: { pages, general: GENERAL }, user: 1 } )
	) as [ string, string ][];
