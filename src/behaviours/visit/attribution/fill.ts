import contract from '../../../contract';
import type { VisitSettings } from '../../../contract/types';

type Settings = Pick<
	NonNullable< VisitSettings[ 'attribution' ] >,
	'prefix' | 'extension'
>;

/** The data of a checkout block. */
const STORE = 'wc/store/checkout';

/** As much of WordPress's data as is used. */
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

/** Fills the inputs of a form. An element without inputs gets them. */
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

/** Fills those of a form that comes later as soon as it is there. */
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

/** Gives a checkout block what goes with its order. */
const fillBlock = ( extension: string ): void => {
	const { data } = ( window.wp ?? {} ) as { data?: Registry };
	if ( data?.select( STORE ) ) {
		data.dispatch( STORE ).setExtensionData?.( extension, latest, true );
	}
};

/**
 * Puts an order's origin where orders are made: into the inputs of every form,
 * and into the data of a checkout block, which may come up only later.
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
