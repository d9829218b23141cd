import contract from '../../../contract';

/** Gets the previous state; undefined: the browser restored the country. */
type Listener = ( select: HTMLSelectElement, left?: string ) => void;

/** Watches the country fields of addresses. */
export const watchCountries = ( forms: string, listener: Listener ): void => {
	const selector = `${ forms } select[name$="_country"]`;
	const chosen = ( target: EventTarget | null ) => {
		if (
			target instanceof HTMLSelectElement &&
			target.matches( selector )
		) {
			const state = target.form?.elements.namedItem(
				target.name.replace( 'country', 'state' )
			);
			listener( target, ( state as HTMLInputElement | null )?.value );
		}
	};
	for ( const type of [ 'change', `${ contract.events.alone }change` ] ) {
		document.addEventListener( type, ( { target } ) => chosen( target ) );
	}
	for ( const select of document.querySelectorAll< HTMLSelectElement >(
		selector
	) ) {
		if ( ! select.selectedOptions[ 0 ]?.defaultSelected ) {
			listener( select );
		}
	}
};
