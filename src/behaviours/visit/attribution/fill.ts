import contract from '../../../contract';
import type { VisitSettings } from '../../../contract/types';

type Settings = Pick<
	NonNullable< VisitSettings[ 'attribution' ] >,
	'prefix' | 'extension'
>;

/** Name of the checkout block's data store. */
const STORE = 'wc/store/checkout';

/** The part of WordPress's data package that is used. */
interface Registry {
	select: ( store: string ) => unknown;
	dispatch: ( store: string ) => {
		setExtensionData?: (
			namespace: string,
			data: unknown,
			replace: boolean
		) => void;
	};
}

let latest: Readonly< Record< string, string > > = {};
let prefix = '';

/** Fills the inputs of an attribution element, and adds missing ones. */
const fillInputs = ( element: Element ): void => {
	for ( const [ field, value ] of Object.entries( latest ) ) {
		const name = prefix + field;
		let input = [ ...element.querySelectorAll( 'input' ) ].find(
			( one ) => one.name === name
		);
		if ( ! input ) {
			input = document.createElement( 'input' );
			input.type = 'hidden';
			input.name = name;
			element.append( input );
		}
		input.value = value;
	}
};

/** Fills the inputs of elements that are added later. */
const fillLater = ( name: string ): void => {
	if ( ! customElements.get( name ) ) {
		customElements.define(
			name,
			class extends HTMLElement {
				connectedCallback() {
					fillInputs( this );
				}
			}
		);
	}
};

/** Adds the fields to the checkout block's extension data. */
const fillBlock = ( extension: string ): void => {
	const { data } = ( window.wp ?? {} ) as { data?: Registry };
	if ( data?.select( STORE ) ) {
		data.dispatch( STORE ).setExtensionData?.( extension, latest, true );
	}
};

/**
 * Adds the attribution to orders: to the inputs of every form, and to the data
 * of a checkout block, which may load later.
 *
 * @see spec 3.15, 7.18
 */
export const fillOrder = (
	settings: Settings,
	fields: Readonly< Record< string, string > >
): void => {
	const { extension } = settings;
	const { attribution_inputs: name } = contract.markers;
	latest = fields;
	prefix = settings.prefix;
	document.querySelectorAll( name ).forEach( fillInputs );
	fillLater( name );
	fillBlock( extension );
	if ( document.readyState !== 'complete' ) {
		window.addEventListener( 'load', () => fillBlock( extension ), {
			once: true,
		} );
	}
};
