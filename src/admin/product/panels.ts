/** Shows the fields that concern the chosen type of product, and hides the others. */
export const panels = ( root: HTMLElement ): void => {
	const type = root.querySelector< HTMLSelectElement >(
		'#vitrine-product-type'
	);
	const counts = root.querySelector< HTMLInputElement >(
		'#vitrine-product-manage-stock'
	);
	if ( ! type || ! counts ) {
		return;
	}
	const update = () => {
		for ( const part of root.querySelectorAll< HTMLElement >(
			'[data-types], [data-when], [data-unless]'
		) ) {
			const { types, when, unless } = part.dataset;
			const fits = ! types || types.split( ' ' ).includes( type.value );
			part.hidden =
				! fits ||
				( when !== undefined && ! counts.checked ) ||
				( unless !== undefined && counts.checked );
		}
	};
	type.addEventListener( 'change', update );
	counts.addEventListener( 'change', update );
	update();
};
