import fc from 'fast-check';
import {
	distance,
	suggestedEmail,
} from '../../../../src/core/checkout/spelling';

const letter = fc.constantFrom( ...Array.from( 'abcdefghijklmnopqrstuvwxyz' ) );

const text = ( minLength: number, maxLength: number ) =>
	fc
		.array( letter, { minLength, maxLength } )
		.map( ( letters ) => letters.join( '' ) );

const local = fc
	.array( fc.constantFrom( ...Array.from( 'abcXYZ019.+-_' ) ), {
		minLength: 1,
		maxLength: 12,
	} )
	.map( ( letters ) => letters.join( '' ) );

/** Domains of providers, domains similar to them, and country domains that look like typos. */
const RIGHT = [
	'gmail.com',
	'googlemail.com',
	'yahoo.com',
	'yahoo.co.uk',
	'yahoo.co.id',
	'ymail.com',
	'mail.com',
	'mail.ru',
	'email.com',
	'email.it',
	'hotmail.com',
	'hotmail.fr',
	'outlook.com',
	'outlook.cl',
	'live.com',
	'msn.com',
	'aol.com',
	'gmx.de',
	'gmx.net',
	'web.de',
	'icloud.com',
	'cloud.com',
	'me.com',
	'qq.com',
	'proton.me',
	'protonmail.com',
	'fastmail.com',
	'hushmail.com',
	'orange.fr',
	'wanadoo.fr',
	'laposte.net',
	'libero.it',
	't-online.de',
	'ziggo.nl',
	'telenet.be',
	'docomo.ne.jp',
	'example.org',
	'shop.example.co',
	'camtel.cm',
	'omantel.om',
	'podcast.com',
	'horizon.net',
];

const PROVIDERS = [
	'gmail.com',
	'yahoo.com',
	'hotmail.com',
	'outlook.com',
	'icloud.com',
	'freenet.de',
];

it.each( [
	[ 'ada@gmial.com', 'ada@gmail.com' ],
	[ 'ada@gmal.com', 'ada@gmail.com' ],
	[ 'ada@gmaill.com', 'ada@gmail.com' ],
	[ 'ada@gnail.com', 'ada@gmail.com' ],
	[ 'ada@gmail.con', 'ada@gmail.com' ],
	[ 'ada@gmail.co', 'ada@gmail.com' ],
	[ 'ada@gmial.cm', 'ada@gmail.com' ],
	[ 'ada@googelmial.com', 'ada@googlemail.com' ],
	[ 'ada@hotmial.co.uk', 'ada@hotmail.co.uk' ],
	[ 'ada@hotmail.co.ku', 'ada@hotmail.co.uk' ],
	[ 'ada@yaho.fr', 'ada@yahoo.fr' ],
	[ 'ada@outlok.de', 'ada@outlook.de' ],
	[ 'ada@t-onlien.de', 'ada@t-online.de' ],
	[ 'ada@example.con', 'ada@example.com' ],
	[ 'ada@mail.example.ogr', 'ada@mail.example.org' ],
	[ ' Ada+1@GMIAL.com ', 'Ada+1@gmail.com' ],
] )( '%s probably means %s', ( typed, meant ) => {
	expect( suggestedEmail( typed ) ).toBe( meant );
} );

it.each( [ '', 'ada', 'ada@', '@gmial.com', 'ada@gmial', 'a da@gmial.com' ] )(
	'"%s" is incomplete and gets no suggestion',
	( typed ) => {
		expect( suggestedEmail( typed ) ).toBe( '' );
	}
);

it( 'a correct domain is never questioned', () => {
	fc.assert(
		fc.property( local, fc.constantFrom( ...RIGHT ), ( name, domain ) => {
			expect( suggestedEmail( `${ name }@${ domain }` ) ).toBe( '' );
			expect(
				suggestedEmail( `${ name }@${ domain.toUpperCase() }` )
			).toBe( '' );
		} )
	);
} );

it( 'the part before the @ is unchanged, and the suggestion is correct', () => {
	fc.assert(
		fc.property(
			local,
			fc.oneof(
				text( 1, 14 ).map( ( name ) => `${ name }.com` ),
				fc
					.tuple(
						fc.constantFrom( ...PROVIDERS ),
						fc.nat( 8 ),
						letter
					)
					.map(
						( [ domain, at, put ] ) =>
							domain.slice( 0, at ) + put + domain.slice( at )
					)
			),
			( name, domain ) => {
				const meant = suggestedEmail( `${ name }@${ domain }` );
				if ( meant ) {
					expect( meant.startsWith( `${ name }@` ) ).toBe( true );
					expect( suggestedEmail( meant ) ).toBe( '' );
				}
			}
		)
	);
} );

it( "one typo in a provider's name is detected", () => {
	fc.assert(
		fc.property(
			fc.constantFrom( ...PROVIDERS ),
			fc.nat( 4 ),
			letter,
			fc.constantFrom( 'more', 'less', 'other', 'turned' ),
			( domain, at, put, slip ) => {
				const after = domain.slice( at + 1 );
				const before = domain.slice( 0, at );
				const wrong = {
					more: before + put + domain.slice( at ),
					less: before + after,
					other: before + put + after,
					turned:
						before +
						after.charAt( 0 ) +
						domain.charAt( at ) +
						after.slice( 1 ),
				}[ slip ];
				fc.pre( wrong !== domain && ! RIGHT.includes( wrong ) );
				expect( suggestedEmail( `ada@${ wrong }` ) ).toBe(
					`ada@${ domain }`
				);
			}
		)
	);
} );

it( 'the distance is symmetric, and a swap counts as one', () => {
	expect( distance( 'gmial', 'gmail' ) ).toBe( 1 );
	fc.assert(
		fc.property( text( 0, 8 ), text( 0, 8 ), ( one, other ) => {
			const far = distance( one, other );
			expect( distance( other, one ) ).toBe( far );
			expect( far === 0 ).toBe( one === other );
			expect( far ).toBeLessThanOrEqual(
				Math.max( one.length, other.length )
			);
			expect( far ).toBeGreaterThanOrEqual(
				Math.abs( one.length - other.length )
			);
		} )
	);
} );
