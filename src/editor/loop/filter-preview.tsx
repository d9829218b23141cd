import { __ } from '@wordpress/i18n';

interface Props {
	kind: 'select' | 'checkbox' | 'button';
	label: string;
	/** Name of the choice of all. */
	all: string;
	terms: ReadonlyArray< { id: number; name: string; count: number } >;
}

/**
 * A filter as the page shows it.
 *
 * @param props       What it offers.
 * @param props.kind
 * @param props.label
 * @param props.all
 * @param props.terms
 */
export const FilterPreview = ( { kind, label, all, terms }: Props ) => {
	if ( ! terms.length ) {
		return (
			<p>
				{ __(
					'A filter stands here once the listed content has categories.',
					'vitrine'
				) }
			</p>
		);
	}
	if ( kind === 'select' ) {
		return (
			<>
				<span className="vitrine-loop-label">{ label }</span>
				<select aria-label={ label }>
					<option>{ all }</option>
				</select>
			</>
		);
	}
	if ( kind === 'button' ) {
		return (
			<ul className="vitrine-loop-buttons">
				{ [ { id: 0, name: all, count: null }, ...terms ].map(
					( { id, name, count } ) => (
						<li key={ id }>
							<span
								className="vitrine-loop-button"
								aria-current={ id === 0 }
							>
								<span>{ name }</span>{ ' ' }
								{ count !== null && (
									<span className="vitrine-loop-amount">
										{ count }
									</span>
								) }
							</span>
						</li>
					)
				) }
			</ul>
		);
	}
	return (
		<fieldset>
			<legend className="vitrine-loop-label">{ label }</legend>
			<ul className="vitrine-loop-options">
				{ terms.map( ( { id, name, count } ) => (
					<li key={ id }>
						<label htmlFor={ `vitrine-loop-term-${ id }` }>
							<input
								id={ `vitrine-loop-term-${ id }` }
								type="checkbox"
								readOnly
								checked={ false }
							/>
							<span>{ name }</span>{ ' ' }
							<span className="vitrine-loop-amount">
								{ count }
							</span>
						</label>
					</li>
				) ) }
			</ul>
		</fieldset>
	);
};
