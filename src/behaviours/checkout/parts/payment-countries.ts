import contract from '../../../contract';
import { all } from '../../dom/find';
import type { Behavior } from '../../page';

const { countries: COUNTRIES } = contract.markers;

const COUNTRY = 'select[name="billing_country"]';

const fit = ( form: HTMLFormElement, country: string ): void => {
	const radios = all< HTMLInputElement >(
		`.payment_methods input[name="${ contract.fields.payment_method }"]`,
		form
	);
	for ( const radio of radios ) {
		const method = radio.closest< HTMLElement >( `[${ COUNTRIES }]` );
		if ( method ) {
			method.hidden = ! method
				.getAttribute( COUNTRIES )
				?.split( ' ' )
				.includes( country );
		}
	}
	const offered = radios.filter( ( radio ) => ! radio.closest( '[hidden]' ) );
	const [ first ] = offered;
	if ( first && ! offered.some( ( { checked } ) => checked ) ) {
		first.checked = true;
	}
};

/**
 * Shows a payment method limited to some countries only for billing addresses
 * there. The server enforces it too.
 */
export const fitPayments: Behavior = ( page ) => {
	const look = ( select: HTMLElement ) => {
		if (
			select instanceof HTMLSelectElement &&
			select.form &&
			select.value
		) {
			fit( select.form, select.value );
		}
	};
	all( COUNTRY ).forEach( look );
	page.on( 'change', COUNTRY, ( _event, select ) => look( select ) );
};
