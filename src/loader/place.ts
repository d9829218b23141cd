import contract from '../contract';
import { readJson } from '../transport/http/json';

// eslint-disable-next-line @typescript-eslint/no-unused-vars -- The bundler reads it.
declare let __webpack_public_path__: string;

/**
 * Says where the parts of a script of ours are: beside it, unless somebody has
 * made one file of all scripts of the page. Then the page says it.
 */
export const findParts = (): void => {
	const { currentScript } = document;
	if ( currentScript?.getAttribute( 'src' )?.includes( '/build/loader' ) ) {
		return;
	}
	const { build } = Object(
		readJson(
			document.getElementById( contract.markers.settings )?.textContent
		)
	) as { build?: unknown };
	if ( typeof build === 'string' ) {
		__webpack_public_path__ = build;
	}
};
