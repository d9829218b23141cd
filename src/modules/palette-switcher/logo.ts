import contract from '../../contract';

/** Addresses of the logos; an empty one is that of the page. */
export interface Logos {
	default: string;
	switched: string;
}

/** What a logo was printed with. */
const printed = new WeakMap< HTMLImageElement, [ string, string ] >();

/**
 * Shows the logo of a palette wherever the page has one.
 *
 * @param logos    Both.
 * @param switched Which.
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
