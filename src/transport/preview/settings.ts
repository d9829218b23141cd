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
 * Reads what a page says to its preview.
 *
 * @param json As the page prints it.
 * @return Null when it says nothing, or not all of it.
 */
export const readPreviewSettings = (
	json: string | null | undefined
): PreviewSettings | null => {
	const settings = readJson( json );
	return isSettings( settings ) ? settings : null;
};
