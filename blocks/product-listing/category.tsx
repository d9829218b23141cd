import { useBlockProps } from '@wordpress/block-editor';
import { Placeholder, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ChoiceToolbar } from '../../src/editor/controls/choice-toolbar';
import { useCategories } from '../../src/editor/data/use-categories';
import type { Props } from './attributes';
import { Standard } from './standard';

/**
 * The categories, and a function that selects one. Its name is the heading
 * unless the owner has written one.
 */
const useCategoryChoice = ( { attributes, setAttributes }: Props ) => {
	const categories = useCategories();
	const nameOf = ( slug: string ): string =>
		categories.find( ( { value } ) => value === slug )?.label ?? '';
	return {
		categories,
		choose: ( category: string ): void =>
			setAttributes( {
				category,
				...( attributes.title === nameOf( attributes.category ) && {
					title: nameOf( category ),
				} ),
			} ),
	};
};

/**
 * The category in the block's toolbar.
 *
 * @param props Block props.
 */
export const CategoryToolbar = ( props: Props ) => {
	const { categories, choose } = useCategoryChoice( props );
	return (
		<ChoiceToolbar
			icon="category"
			label={ __( 'Category', 'vitrine' ) }
			value={ props.attributes.category }
			choices={ categories }
			onChange={ choose }
		/>
	);
};

/**
 * Sample in the inserter: the first category of the shop.
 *
 * @param props Block props.
 */
export const CategorySample = ( props: Props ) => {
	const [ first ] = useCategories();
	return (
		<Standard
			{ ...props }
			attributes={ {
				...props.attributes,
				category: first?.value ?? '',
				title: first?.label ?? '',
			} }
		/>
	);
};

/**
 * Placeholder with a category select.
 *
 * @param props Block props.
 */
export const CategoryPlaceholder = ( props: Props ) => {
	const { categories, choose } = useCategoryChoice( props );
	return (
		<div { ...useBlockProps() }>
			<Placeholder
				icon="category"
				label={ __( 'By category', 'vitrine' ) }
				instructions={ __(
					'Choose the category whose products are shown.',
					'vitrine'
				) }
			>
				<SelectControl
					label={ __( 'Category', 'vitrine' ) }
					value=""
					options={ [
						{
							value: '',
							label: __( 'Choose a category', 'vitrine' ),
						},
						...categories,
					] }
					onChange={ choose }
				/>
			</Placeholder>
		</div>
	);
};
