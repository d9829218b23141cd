import {
	InspectorControls,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { ChoiceToolbar } from '../../src/editor/controls/choice-toolbar';
import { ColumnsToolbar } from '../../src/editor/controls/columns-toolbar';
import { useIsSample } from '../../src/editor/data/use-is-sample';
import { useUniqueQuery } from '../../src/editor/loop/query/use-unique-query';
import type { Props } from './attributes';
import {
	CategoryPlaceholder,
	CategorySample,
	CategoryToolbar,
} from './category';
import metadata from './block.json';
import { Composed } from './composed';
import { Layout, layouts, Parts, Which, withLayout } from './panels';
import { Standard } from './standard';

/**
 * The listing in the editor with real products, as on the page.
 *
 * @param props Block props.
 */
export const Edit = ( props: Props ) => {
	const { attributes, setAttributes, clientId } = props;
	useUniqueQuery( metadata.name, clientId, attributes.queryId, ( queryId ) =>
		setAttributes( { queryId } )
	);
	const isComposed = useSelect(
		( select ) => select( blockEditorStore ).getBlockCount( clientId ) > 0,
		[ clientId ]
	);
	const isOfCategory = attributes.collection === 'category';
	const Listing = isComposed ? Composed : Standard;
	const NoCategory = useIsSample() ? CategorySample : CategoryPlaceholder;
	const View = isOfCategory && ! attributes.category ? NoCategory : Listing;
	return (
		<>
			<ChoiceToolbar
				label={ __( 'Layout', 'vitrine' ) }
				value={ attributes.layout }
				choices={ layouts() }
				onChange={ ( layout ) => setAttributes( withLayout( layout ) ) }
			/>
			<ColumnsToolbar
				columns={ attributes.columns }
				most={ 6 }
				onChange={ ( columns ) => setAttributes( { columns } ) }
			/>
			{ isOfCategory && <CategoryToolbar { ...props } /> }
			<InspectorControls>
				<Which { ...props } />
				<Layout { ...props } isComposed={ isComposed } />
				<Parts { ...props } isComposed={ isComposed } />
			</InspectorControls>
			<View { ...props } />
		</>
	);
};
