import type { Names } from '../names';
import type { Tree } from '../tree';

const endpoint = ( { pascal, snake, title }: Names ) => `
<?php
/**
 * ${ title }.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\\Ajax\\Product;

use Vitrine\\Ajax\\Answer;
use Vitrine\\Ajax\\Endpoint;
use Vitrine\\Ajax\\Refusal;
use Vitrine\\Ajax\\Request;
use Vitrine\\Ajax\\Routing\\Guard;
use Vitrine\\Commerce\\Engine;
use Vitrine\\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Returns data of a product. Changes nothing and starts no session.
 */
final class ${ pascal } implements Endpoint {

	public static function name(): string {
		return 'endpoints.${ snake }';
	}

	/**
	 * Requires no nonce; an endpoint that changes data must use another guard.
	 */
	public static function guard(): Guard {
		return Guard::Read;
	}

	/**
	 * Returns the product.
	 *
	 * @param Request $request Input: \`product_id\`.
	 * @param Engine  $engine  The shop.
	 * @throws Refusal When the ID is invalid or there is no such product.
	 */
	public static function run( Request $request, Engine $engine ): Answer {
		$field = Contract::name( 'fields.product_id' );
		$id    = $request->id( $field );
		if ( 0 === $id ) {
			throw Refusal::malformed( $field );
		}
		$product = $engine->catalog()->find( $id );
		if ( null === $product ) {
			throw Refusal::of( 'malformed', __( 'This product is no longer available.', 'vitrine' ), 404 );
		}
		return new Answer(
			array(
				'id'   => $product->id,
				'name' => $product->name,
			)
		);
	}
}
`;

const phpTest = ( { pascal, snake, title }: Names ) => `
<?php
/**
 * ${ title }.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\\Tests\\Ajax\\Product;

use Vitrine\\Tests\\Ajax\\ShopTestCase;

/**
 * Tests \`wc-ajax=vitrine_${ snake }\` over HTTP.
 */
final class ${ pascal }Test extends ShopTestCase {

	private const ADDRESS = '/?wc-ajax=vitrine_${ snake }';

	/**
	 * @testdox Returns the product
	 */
	public function test_answer(): void {
		$id     = $this->product( array( 'name' => 'Lamp & Shade' ) );
		$answer = $this->http( 'GET', self::ADDRESS . "&product_id=$id" );
		$this->assertSame( 200, $answer->status );
		$this->assertSame(
			array(
				'id'   => $id,
				'name' => 'Lamp & Shade',
			),
			$answer->json()
		);
	}

	/**
	 * @testdox Rejects an invalid or unknown product ID: $query
	 * @testWith ["", 400]
	 *           ["&product_id=0", 400]
	 *           ["&product_id=lamp", 400]
	 *           ["&product_id=999999", 404]
	 *
	 * @param string $query  Query string to append.
	 * @param int    $status HTTP status.
	 */
	public function test_refusals( string $query, int $status ): void {
		$this->assertSame( $status, $this->http( 'GET', self::ADDRESS . $query )->status );
	}
}
`;

const transport = ( { camel, pascal, snake, title }: Names ) => `
import contract, { createResolver } from '../contract';
import type { PageSettings } from '../contract/types';
import { createHttp } from './http';
import { endpointUrl } from './http/endpoint';
import { isNumber, isShape, isText } from './http/shape';

/** Response of the endpoint. */
export interface ${ pascal } {
	id: number;
	name: string;
}

const is${ pascal } = isShape< ${ pascal } >( { id: isNumber, name: isText } );

/**
 * ${ title }: requests a product from the shop.
 *
 * @param settings Settings of the page.
 * @param id       Product ID.
 * @param fetch    The browser's \`fetch\`.
 * @return Null if there is no valid response.
 */
export const ${ camel } = async (
	settings: Pick< PageSettings, 'brands' | 'endpoint_url' | 'endpoints' >,
	id: number,
	fetch: typeof window.fetch
): Promise< ${ pascal } | null > => {
	const url = new URL(
		endpointUrl(
			settings,
			createResolver( settings.brands )( contract.endpoints.${ snake } )
		),
		window.location.href
	);
	url.searchParams.set( contract.fields.product_id, String( id ) );
	const answer = await createHttp( fetch )( {
		url: url.href,
		timeout: contract.timings_ms.fragments_request_timeout,
	} );
	return answer.ok && is${ pascal }( answer.value ) ? answer.value : null;
};
`;

const unitTest = ( { camel, kebab, snake }: Names ) => `
import { ${ camel } } from '../../../src/transport/${ kebab }';
import { settings } from './shop';

/** A fake \`fetch\` that records its requests. */
const answering =
	( status: number, value: unknown, asked: string[] = [] ): typeof window.fetch =>
	( url ) => {
		asked.push( typeof url === 'string' ? url : '' );
		return Promise.resolve( {
			ok: status === 200,
			status,
			headers: new Headers( { 'content-type': 'application/json' } ),
			text: () => Promise.resolve( JSON.stringify( value ) ),
			json: () => Promise.resolve( value ),
		} as Response );
	};

describe( 'the endpoint vitrine_${ snake }', () => {
	it( 'requests a product', async () => {
		const asked: string[] = [];
		const fetch = answering( 200, { id: 7, name: 'Lamp' }, asked );
		expect( await ${ camel }( settings(), 7, fetch ) ).toEqual( {
			id: 7,
			name: 'Lamp',
		} );
		const { searchParams } = new URL( asked[ 0 ] ?? '' );
		expect( searchParams.get( 'wc-ajax' ) ).toBe( 'vitrine_${ snake }' );
		expect( searchParams.get( 'product_id' ) ).toBe( '7' );
	} );

	it.each( [
		[ 'an error', 404, { message: 'No.' } ],
		[ 'an invalid response', 200, { id: '7', name: 'Lamp' } ],
	] )( 'returns null for %s', async ( _what, status, value ) => {
		expect( await ${ camel }( settings(), 7, answering( status, value ) ) ).toBe(
			null
		);
	} );
} );
`;

/** Length of the longest name in the router's table, including quotes. */
const LONGEST = "'actions.add_cart_single_product_quantity'".length;

/**
 * Creates an endpoint for reading: its name, class, route and client function,
 * and tests of both sides.
 *
 * @param tree  The project's files.
 * @param names Names of the endpoint.
 */
export const endpointOf = ( tree: Tree, names: Names ): void => {
	const { kebab, pascal, snake } = names;
	tree.add( `includes/Ajax/Product/${ pascal }.php`, endpoint( names ) );
	tree.add( `tests/php/Ajax/Product/${ pascal }Test.php`, phpTest( names ) );
	tree.add( `src/transport/${ kebab }.ts`, transport( names ) );
	tree.add( `tests/unit/transport/${ kebab }.test.ts`, unitTest( names ) );
	tree.insert(
		'src/contract/contract.json',
		'after',
		/"endpoints": \{\n/,
		`\t\t"${ snake }": "{theme}_${ snake }",\n`
	);
	tree.insert(
		'includes/Ajax/Router.php',
		'before',
		/\t\t'actions\.quick_view' +=> Product\\QuickView::class,\n/,
		`\t\t${ `'endpoints.${ snake }'`.padEnd(
			LONGEST
		) } => Product\\${ pascal }::class,\n`
	);
};
