import type {
	PreviewSettings,
	PreviewVariables,
	ScriptFile,
} from '../../contract/types';
import { readJson } from '../http/json';
import { isList, isShape, isText, orUndefined } from '../http/shape';

const isSettings = isShape< PreviewSettings >( {
	origins: isList( isText ),
	key: isText,
	fonts: isText,
	variables: isList(
		isShape< PreviewVariables >( {
			prefix: isText,
			names: isList( isText ),
		} )
	),
	store: orUndefined(
		isList( isShape< ScriptFile >( { handle: isText, src: isText } ) )
	),
} );

/**
 * Parses the preview settings of a page.
 *
 * @param json JSON printed by the page.
 * @return Null if invalid.
 */
export const readPreviewSettings = (
	json: string | null | undefined
): PreviewSettings | null => {
	const settings = readJson( json );
	return isSettings( settings ) ? settings : null;
};
