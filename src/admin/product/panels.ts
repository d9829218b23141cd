/** Shows and hides fields by the product type and checkboxes. */
export const panels = ( root: HTMLElement ): void => {
	const type = root.querySelector< HTMLSelectElement >(
		'#vitrine-product-type'
	);
	if ( ! type ) {
		return;
	}
	const isOn = ( name: string ) =>
		root.querySelector< HTMLInputElement >(
			`#vitrine-product-${ name.replaceAll( '_', '-' ) }`
		)?.checked === true;
	const update = () => {
		for ( const part of root.querySelectorAll< HTMLElement >(
			'[data-types], [data-when], [data-unless]'
		) ) {
			const { types, when, unless } = part.dataset;
			const fits = ! types || types.split( ' ' ).includes( type.value );
			part.hidden =
				! fits ||
				( when !== undefined && ! isOn( when ) ) ||
				( unless !== undefined && isOn( unless ) );
		}
	};
	root.addEventListener( 'change', ( { target } ) => {
		if (
			target === type ||
			( target instanceof HTMLInputElement && target.type === 'checkbox' )
		) {
			update();
		}
	} );
	update();
};
