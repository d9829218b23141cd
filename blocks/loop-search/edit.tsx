import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Icon } from '../../src/components/parts/icon';
import {
	type Labelled,
	ShownLabel,
	ShownLabelControl,
} from '../../src/editor/loop/label-control';
import { Panel } from '../../src/editor/loop/panel';
import { Preview } from '../../src/editor/preview';

interface Attributes extends Record< string, unknown >, Labelled {
	placeholder: string;
}

/**
 * The search in the editor.
 *
 * @param props
 * @param props.attributes
 * @param props.setAttributes
 */
export const Edit = ( {
	attributes,
	setAttributes,
}: BlockEditProps< Attributes > ) => {
	const { label, placeholder } = attributes;
	const standard = __( 'Search', 'vitrine' );
	return (
		<div { ...useBlockProps( { className: 'vitrine-loop-search' } ) }>
			<Panel>
				<ShownLabelControl
					attributes={ attributes }
					standard={ standard }
					setAttributes={ setAttributes }
				/>
				<TextControl
					label={ __( 'Hint in the empty field', 'vitrine' ) }
					value={ placeholder }
					onChange={ ( value ) =>
						setAttributes( { placeholder: value } )
					}
				/>
			</Panel>
			<Preview>
				<ShownLabel attributes={ attributes } standard={ standard } />
				<span className="vitrine-loop-search-field">
					<input
						type="search"
						aria-label={ label || standard }
						placeholder={ placeholder }
					/>
					<button
						type="button"
						className="vitrine-loop-search-button"
						aria-label={ standard }
					>
						<Icon name="search" />
					</button>
				</span>
			</Preview>
		</div>
	);
};
