/**
 * Runs in the browser page of the comparison: the library and the shop's own
 * classifier, each with the cookies of a real browser.
 */
import type { AttributionSettings } from '../../../../src/contract/types';
import { recordVisit } from '../../../../src/core/visit/attribution/visit';
import { readKept, writeKept } from '../../../../src/transport/visit/kept';
import type { Setup, Step } from './history';

/** Consecutive steps on one host, with the settings for both. */
export interface Part {
	steps: readonly Step[];
	settings: AttributionSettings;
	setup: Setup;
	/** Whether the visitor is new. */
	fresh: boolean;
}

/** Value, domain and lifetime by cookie name. */
export type State = Record< string, string >;

declare global {
	interface Window {
		sbjs: { init: ( prefs: unknown ) => void };
		playOut: ( by: 'theirs' | 'ours', part: Part ) => State[];
	}
}

const { get, set } = Object.getOwnPropertyDescriptor(
	Document.prototype,
	'cookie'
) as Required< PropertyDescriptor >;

/** Domain and lifetime that were last set, by cookie name. */
const lives = new Map< string, string >();

/** Returns the domain and lifetime of a cookie, set with `max-age` or `expires`. */
const lifeOf = ( text: string ): string => {
	const attribute = ( name: string ) =>
		RegExp( `; *${ name }=([^;]*)`, 'i' ).exec( text )?.[ 1 ] ?? '';
	const age = attribute( 'max-age' );
	const seconds = age
		? Number( age )
		: ( Date.parse( attribute( 'expires' ) ) - Date.now() ) / 1000;
	return `[${ attribute( 'domain' ) }, ${ Math.round( seconds / 60 ) } min]`;
};

Object.defineProperty( document, 'cookie', {
	get: () => get.call( document ) as string,
	set: ( text: string ) => {
		lives.set( text.split( '=' )[ 0 ] ?? '', lifeOf( text ) );
		set.call( document, text );
	},
} );

const names = (): string[] =>
	document.cookie
		.split( '; ' )
		.map( ( pair ) => pair.split( '=' )[ 0 ] ?? '' )
		.filter( Boolean );

const remove = ( name: string, domain: string ): void => {
	for ( const of of [ '', `; domain=.${ domain }` ] ) {
		set.call( document, `${ name }=; path=/; max-age=0${ of }` );
	}
};

const decoded = ( value: string ): string => {
	try {
		return decodeURIComponent( value );
	} catch {
		return value;
	}
};

const state = (): State =>
	Object.fromEntries(
		document.cookie.split( '; ' ).map( ( pair ) => {
			const [ name = '', ...value ] = pair.split( '=' );
			return [
				name,
				[ decoded( value.join( '=' ) ), lives.get( name ) ]
					.filter( Boolean )
					.join( ' ' ),
			];
		} )
	);

window.playOut = ( by, { steps, settings, setup, fresh } ) => {
	lives.clear();
	if ( fresh ) {
		names().forEach( ( name ) => remove( name, settings.domain ) );
	}
	return steps.map( ( { at, from = '', later, left = {} } ) => {
		window.history.replaceState( null, '', at );
		Object.defineProperty( document, 'referrer', {
			value: from,
			configurable: true,
		} );
		if ( later ) {
			remove( 'sbjs_session', settings.domain );
		}
		for ( const [ name, value ] of Object.entries( left ) ) {
			document.cookie = `${ name }=${ value }; path=/; domain=.${ settings.domain }`;
		}
		if ( by === 'theirs' ) {
			window.sbjs.init( { ...setup, timezone_offset: '0' } );
		} else {
			const landing = {
				href: document.location.href,
				referrer: document.referrer,
				agent: window.navigator.userAgent,
				at: Date.now(),
			};
			writeKept(
				recordVisit( landing, readKept(), settings ),
				settings.domain
			);
		}
		return state();
	} );
};
