import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Seal, type Sealed } from '../../../site/wallet/seal';

interface Example {
	key: string;
	purpose: string;
	context: string;
	text: string;
	sealed: Record< 'sodium' | 'openssl', Sealed >;
	signature: string;
}

/** Sealed by the shop's server, whose own tests open the same data. */
const example = JSON.parse(
	readFileSync(
		join( __dirname, '../../../fixtures/wallet/sealed.json' ),
		'utf8'
	)
) as Example;

describe( "the sandbox wallet's seal", () => {
	const seal = new Seal( example.key );
	const open = ( sealed: Sealed ) =>
		seal.open( example.purpose, example.context, sealed );

	it( 'opens what the shop sealed, with either cipher', () => {
		expect( open( example.sealed.sodium ) ).toBe( example.text );
		expect( open( example.sealed.openssl ) ).toBe( example.text );
	} );

	it( 'signs as the shop verifies', () => {
		expect(
			seal.sign( example.purpose, example.context, example.text )
		).toBe( example.signature );
	} );

	it( 'opens its own data, and nothing changed', () => {
		const sealed = seal.seal( 'user', 'shop', 'Robin' );
		expect( seal.open( 'user', 'shop', sealed ) ).toBe( 'Robin' );
		expect( seal.open( 'session', 'shop', sealed ) ).toBeNull();
		expect( seal.open( 'user', 'other', sealed ) ).toBeNull();
		for ( const part of [ 'session', 'iv', 'hash' ] as const ) {
			const changed = `A${ sealed[ part ].slice( 1 ) }`;
			const other =
				changed === sealed[ part ]
					? `B${ sealed[ part ].slice( 1 ) }`
					: changed;
			expect(
				seal.open( 'user', 'shop', { ...sealed, [ part ]: other } )
			).toBeNull();
		}
	} );
} );
