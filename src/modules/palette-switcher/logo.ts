import contract from '../../contract';

/** URLs of the logos; empty: the one in the page. */
export interface Logos {
	default: string;
	switched: string;
}

/** Original `src` and `srcset` of each logo. */
const printed = new WeakMap< HTMLImageElement, [ string, string ] >();

/**
 * Shows the logo of a palette in all places of the page.
 *
 * @param logos    Both logos.
 * @param switched Whether the switched palette is active.
 * @see spec 4.10
 */
export const showLogo = ( logos: Logos, switched: boolean ): void => {
	const wanted = switched ? logos.switched : logos.default;
	for ( const logo of document.querySelectorAll< HTMLImageElement >(
		contract.markers.site_logo
	) ) {
		const before = printed.get( logo ) ?? [ logo.src, logo.srcset ];
		printed.set( logo, before );
		const [ src, srcset ] = wanted ? [ wanted, '' ] : before;
		if ( logo.src !== src ) {
			logo.srcset = srcset;
			logo.src = src;
		}
	}
};
