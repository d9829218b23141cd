import fc from 'fast-check';
import { attributionFields } from '../../../../../src/core/visit/attribution/fields';
import { recordVisit } from '../../../../../src/core/visit/attribution/visit';
import { SETTINGS, landing, later, visit } from './helpers';

const fieldsOf = ( ...at: Parameters< typeof visit > ) =>
	attributionFields( visit( ...at ) );

const SHOP = 'https://shop.test/';
const GOOGLE = 'https://www.google.com/';

describe( 'the source type', () => {
	it( 'is utm with a campaign [4.16-01] [3.15-02]', () => {
		expect( fieldsOf( `${ SHOP }?utm_source=news` ) ).toMatchObject( {
			source_type: 'utm',
			utm_source: 'news',
		} );
	} );

	it( 'is utm for an ad click, whose medium is cpc [4.16-01] [3.15-06]', () => {
		expect( fieldsOf( `${ SHOP }?gclid=x` ) ).toMatchObject( {
			source_type: 'utm',
			utm_source: 'google',
			utm_medium: 'cpc',
			utm_campaign: 'google_cpc',
		} );
		expect( fieldsOf( `${ SHOP }?yclid=x` ) ).toMatchObject( {
			source_type: 'utm',
			utm_source: 'yandex',
			utm_medium: 'cpc',
		} );
	} );

	it.each( [
		[ 'https://www.google.de/', 'google' ],
		[ 'https://yandex.ru/search/?text=mug', 'yandex' ],
		[ 'https://www.bing.com/search?q=mug', 'bing' ],
		[ 'https://search.yahoo.com/search?p=mug', 'yahoo' ],
		[ 'https://www.about.com/?q=mug', 'about' ],
		[ 'https://search.aol.com/?q=mug', 'aol' ],
		[ 'https://www.ask.com/web?q=mug', 'ask' ],
		[ 'https://searches.globososo.com/?q=mug', 'globo' ],
		[ 'https://go.mail.ru/search?q=mug', 'go.mail.ru' ],
		[ 'https://nova.rambler.ru/search?query=mug', 'rambler' ],
		[ 'https://search.tut.by/?query=mug', 'tut.by' ],
	] )(
		'is organic from %s, whose source is %s [4.16-02] [9.11-06]',
		( referrer, source ) => {
			expect( fieldsOf( SHOP, referrer ) ).toMatchObject( {
				source_type: 'organic',
				utm_source: source,
				utm_medium: 'organic',
				referrer,
			} );
		}
	);

	it( 'is referral from another site without a current session [4.16-03]', () => {
		expect( fieldsOf( SHOP, 'https://blog.example/a/b?c' ) ).toMatchObject(
			{
				source_type: 'referral',
				utm_source: 'blog.example',
				utm_medium: 'referral',
				utm_content: '/a/b',
			}
		);
		const known = visit( `${ SHOP }?utm_source=news` );
		expect(
			fieldsOf( SHOP, 'https://blog.example/', known ).source_type
		).toBe( 'utm' );
		expect(
			fieldsOf( SHOP, 'https://blog.example/', later( known ) )
				.source_type
		).toBe( 'referral' );
	} );

	it.each( [
		[ 'https://t.co/abc', 'twitter.com' ],
		[ 'https://plus.url.google.com/x', 'plus.google.com' ],
	] )( 'is referral from %s, called %s [9.11-07]', ( referrer, source ) => {
		expect( fieldsOf( SHOP, referrer ) ).toMatchObject( {
			source_type: 'referral',
			utm_source: source,
		} );
	} );

	it( 'stays the same on internal pages [4.16-04]', () => {
		const known = visit( SHOP, GOOGLE );
		expect( fieldsOf( `${ SHOP }cart/`, SHOP, known ).source_type ).toBe(
			'organic'
		);
		expect(
			fieldsOf( SHOP, 'https://news.shop.test/', later( known ) )
				.source_type
		).toBe( 'organic' );
	} );

	it( 'is typein when nothing is known [4.16-05] [9.11-03]', () => {
		expect( fieldsOf( SHOP ) ).toMatchObject( {
			source_type: 'typein',
			utm_source: '(direct)',
			utm_medium: '(none)',
		} );
		expect(
			fieldsOf( SHOP, '', {}, { typein: { source: 'a', medium: 'b' } } )
		).toMatchObject( { utm_source: 'a', utm_medium: 'b' } );
	} );

	it( 'is that of the first matching rule [4.16-06]', () => {
		expect( fieldsOf( `${ SHOP }?utm_medium=x`, GOOGLE ).source_type ).toBe(
			'utm'
		);
		const known = visit( SHOP );
		expect( fieldsOf( SHOP, GOOGLE, known ).source_type ).toBe( 'organic' );
		expect(
			fieldsOf( `${ SHOP }?utm_medium=x`, GOOGLE, known ).source_type
		).toBe( 'utm' );
	} );
} );

describe( 'campaigns', () => {
	it( 'fill nine fields by nine parameters [3.15-03] [3.15-05]', () => {
		const names = [
			'utm_source',
			'utm_medium',
			'utm_campaign',
			'utm_content',
			'utm_term',
			'utm_id',
			'utm_source_platform',
			'utm_creative_format',
			'utm_marketing_tactic',
		];
		const query = names.map( ( name, at ) => `${ name }=v%20${ at }` );
		expect( fieldsOf( `${ SHOP }?${ query.join( '&' ) }` ) ).toMatchObject(
			Object.fromEntries(
				names.map( ( name, at ) => [ name, `v ${ at }` ] )
			)
		);
	} );

	it( 'record missing values as (none) [9.11-04]', () => {
		expect( fieldsOf( `${ SHOP }?utm_source=a&utm_term=` ) ).toMatchObject(
			{
				utm_medium: '(none)',
				utm_campaign: '(none)',
				utm_content: '(none)',
				utm_term: '(none)',
				utm_id: '(none)',
			}
		);
	} );

	it( "use the owner's parameter names [3.15-07]", () => {
		const parameters = { campaign: 'c', term: 't', content: 'd' };
		const settings = { parameters };
		expect(
			fieldsOf( `${ SHOP }?c=1&t=2&d=3`, '', {}, settings )
		).toMatchObject( {
			source_type: 'utm',
			utm_campaign: '1',
			utm_term: '2',
			utm_content: '3',
		} );
		expect(
			fieldsOf( `${ SHOP }?c=1&utm_campaign=2`, '', {}, settings )
				.utm_campaign
		).toBe( '2' );
		expect( fieldsOf( `${ SHOP }?c=1` ).source_type ).toBe( 'typein' );
	} );
} );

describe( 'visits', () => {
	it( 'are counted by session [4.16-07]', () => {
		const first = visit( SHOP );
		const second = visit( SHOP, '', first );
		expect( attributionFields( first ).session_count ).toBe( '1' );
		expect( attributionFields( second ).session_count ).toBe( '1' );
		expect( fieldsOf( SHOP, '', later( second ) ).session_count ).toBe(
			'2'
		);
	} );

	it( 'count the pages of a session [4.16-08]', () => {
		const first = visit( SHOP );
		const second = visit( SHOP, '', first );
		expect( attributionFields( first ).session_pages ).toBe( '1' );
		expect( attributionFields( second ).session_pages ).toBe( '2' );
		expect( fieldsOf( SHOP, '', later( second ) ).session_pages ).toBe(
			'1'
		);
	} );

	it( 'keep the first source beside the current one [3.15-04]', () => {
		const first = visit( `${ SHOP }?utm_source=one`, GOOGLE );
		const second = visit( `${ SHOP }b?utm_source=two`, '', first );
		expect( second.first ).toBe( first.current );
		expect( second.first_add ).toBe(
			'fd=2026-11-21 09:45:38|||ep=https://shop.test/?utm_source=one|||rf=https://www.google.com/'
		);
		expect( second.current_add ).toContain( 'utm_source=two|||rf=(none)' );
		expect( second.udata ).toBe( 'vst=1|||uip=(none)|||uag=Mozilla/5.0' );
		expect( second.session ).toBe(
			'pgs=2|||cpg=https://shop.test/b?utm_source=two'
		);
		expect( attributionFields( second ) ).toMatchObject( {
			session_entry: 'https://shop.test/b?utm_source=two',
			session_start_time: '2026-11-21 09:45:38',
			user_agent: 'Mozilla/5.0',
		} );
	} );

	it( 'last 30 minutes, and their data six months [9.11-01] [9.11-02]', () => {
		const kept = recordVisit( landing(), {}, SETTINGS );
		const minutes = Object.fromEntries(
			kept.map( ( { what, minutes: m } ) => [ what, m ] )
		);
		expect( minutes ).toEqual( {
			current_add: 259_200,
			first_add: 259_200,
			current: 259_200,
			first: 259_200,
			migrations: 259_200,
			udata: 259_200,
			session: 30,
		} );
	} );

	it( 'get a promo code within its limits when enabled [9.11-05] [3.15-04]', () => {
		const codeAt = ( random: number, min = 100_000, max = 999_999 ) =>
			recordVisit(
				landing(),
				{},
				{ ...SETTINGS, promo: { min, max } },
				random
			).find( ( { what } ) => what === 'promo' )?.value;
		expect( codeAt( 0 ) ).toBe( 'code=100000' );
		expect( codeAt( 0.999_999_99 ) ).toBe( 'code=999999' );
		expect( codeAt( 0, 7, 999 ) ).toBe( 'code=007' );
		expect( visit( SHOP ).promo ).toBeUndefined();
		const promo = 'code=123456';
		expect(
			visit( SHOP, '', { promo }, { promo: { min: 1, max: 2 } } ).promo
		).toBe( promo );
	} );
} );

describe( 'order attribution data', () => {
	it( 'is empty in every field without consent [4.16-11]', () => {
		const fields = attributionFields( null );
		expect( Object.keys( fields ) ).toHaveLength( 16 );
		expect( new Set( Object.values( fields ) ) ).toEqual(
			new Set( [ '' ] )
		);
	} );

	it( 'never mixes values of fields', () => {
		expect(
			fieldsOf( `${ SHOP }?utm_source=a|||mdm=b&utm_medium=c` )
		).toMatchObject( { utm_source: 'a|||mdm=b', utm_medium: 'c' } );
	} );

	it( 'fits into cookies, whatever the input', () => {
		const text = fc.string( { unit: 'binary', maxLength: 6000 } );
		fc.assert(
			fc.property(
				text,
				text,
				text,
				text,
				( query, referrer, agent, stored ) => {
					const href = `${ SHOP }?utm_source=${ query }&${ query }`;
					const kept = recordVisit(
						landing( { href, referrer, agent } ),
						{ current: stored, udata: stored, session: stored },
						SETTINGS
					);
					for ( const { what, value } of kept ) {
						if ( value !== stored ) {
							expect(
								`${ what }=${ encodeURIComponent( value ) }`
									.length
							).toBeLessThan( 4096 );
						}
					}
				}
			),
			{ numRuns: 60 }
		);
	} );
} );
