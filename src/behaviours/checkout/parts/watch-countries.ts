import contract from '../../../contract';

/** Hears a choice of country, and the state that was there by then; undefined: the browser has restored the choice. */
type Heard = ( select: HTMLSelectElement, left?: string ) => void;

/** Watches the countries of addresses. */
export const watchCountries = ( forms: string, heard: Heard ): void => {
	const selector = `${ forms } select[name$="_country"]`;
	const chosen = ( target: EventTarget | null ) => {
		if (
			target instanceof HTMLSelectElement &&
			target.matches( selector )
		) {
			const state = target.form?.elements.namedItem(
				target.name.replace( 'country', 'state' )
			);
			heard( target, ( state as HTMLInputElement | null )?.value );
		}
	};
	for ( const type of [ 'change', `${ contract.events.alone }change` ] ) {
		document.addEventListener( type, ( { target } ) => chosen( target ) );
	}
	for ( const select of document.querySelectorAll< HTMLSelectElement >(
		selector
	) ) {
		if ( ! select.selectedOptions[ 0 ]?.defaultSelected ) {
			heard( select );
		}
	}
};
