import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Icon } from '../../src/components/parts/icon';
import { LabelControl } from '../../src/editor/loop/label-control';
import { Panel } from '../../src/editor/loop/panel';
import { Preview } from '../../src/editor/preview';

interface Attributes extends Record< string, unknown > {
	label: string;
	showLabel: boolean;
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
	const { label, showLabel, placeholder } = attributes;
	const standard = __( 'Search', 'vitrine' );
	return (
		<div { ...useBlockProps( { className: 'vitrine-loop-search' } ) }>
			<Panel>
				<LabelControl
					value={ label }
					standard={ standard }
					onChange={ ( value ) => setAttributes( { label: value } ) }
				/>
				<ToggleControl
					label={ __( 'Show the label', 'vitrine' ) }
					help={ __( 'Screen readers say it always.', 'vitrine' ) }
					checked={ showLabel }
					onChange={ ( on ) => setAttributes( { showLabel: on } ) }
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
				{ showLabel && (
					<span className="vitrine-loop-label">
						{ label || standard }
					</span>
				) }
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
