import {
	messageOf,
	readMessage,
	readStored,
} from '../../../../src/core/preview/message';
import { Refusal } from '../../../../src/core/preview/refusal';
import { HOSTILE, PIXEL } from '../../../fixtures/preview/hostile';
import { css } from '../../support/css';

const SITE = 'https://shop.test';

const refused = ( param: string, data: unknown ) => {
	try {
		readMessage( param, data, css );
	} catch ( error ) {
		return error instanceof Refusal ? error.field : error;
	}
	return null;
};

const short = ( value: unknown ) => JSON.stringify( value ).slice( 0, 70 );

describe( 'malicious values', () => {
	it( 'are at least 40', () => {
		expect( HOSTILE.length ).toBeGreaterThanOrEqual( 40 );
	} );

	it.each( HOSTILE.map( ( row ) => [ row.param, short( row.data ), row ] ) )(
		'%s rejects %s',
		( param, _, row ) => {
			const { data, field } = row;
			expect( refused( param, data ) ).toBe( field );
		}
	);

	it( 'are dropped from stored data, and the rest is kept', () => {
		const data = {
			siteLogo: { dataUri: PIXEL },
			colorPalette: { colors: [ 'red; } body { display: none' ] },
			siteTypography: { 'body-font-family': 'Inter, serif' },
			siteTitle: 'no',
			siteCss: '*{}',
		};
		expect( readStored( { url: SITE, data }, SITE, css ) ).toEqual( {
			siteLogo: { dataUri: PIXEL },
			siteTypography: { 'body-font-family': 'Inter, serif' },
		} );
	} );

	it.each( [
		[ { url: 'https://other.test', data: { siteTitle: false } } ],
		[ { data: { siteTitle: false } } ],
		[ { url: SITE } ],
		[ { url: SITE, data: 'x' } ],
		[ 'x' ],
		[ null ],
		[ undefined ],
	] )( 'stored for no site or another one are ignored: %j', ( value ) => {
		expect( readStored( value, SITE, css ) ).toEqual( {} );
	} );
} );

describe( 'messages', () => {
	const call = 'starterTemplatePreviewDispatch';

	it.each( [
		[ null ],
		[ 'siteLogo' ],
		[ { param: 'siteLogo', data: {} } ],
		[ { call, value: null } ],
		[ { call, value: { data: {} } } ],
		[ { call: 'else', value: { param: 'siteTitle', data: true } } ],
	] )( 'of others are ignored: %j', ( value ) => {
		expect( messageOf( value ) ).toBeNull();
	} );

	it( 'have a param and its data', () => {
		const value = { param: 'siteTitle', data: true };
		expect( messageOf( { call, value } ) ).toEqual( value );
	} );
} );
