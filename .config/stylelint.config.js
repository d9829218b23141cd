/**
 * Styles: WordPress's rules, and logical properties only, so that one source
 * serves both writing directions.
 */
const logical = 'Use the logical property (inline-start, inline-end).';

module.exports = {
	extends: '@wordpress/stylelint-config/scss-stylistic',
	rules: {
		// Class names are a contract with WordPress and WooCommerce markup.
		'selector-class-pattern': null,
		'selector-id-pattern': null,
		'no-descending-specificity': null,
		'property-disallowed-list': [
			[
				'left',
				'right',
				'/^(margin|padding)-(left|right)$/',
				'/^border-(left|right)/',
				'/^border-(top|bottom)-(left|right)-radius$/',
			],
			{ message: logical },
		],
		'declaration-property-value-disallowed-list': [
			{
				'text-align': [ 'left', 'right' ],
				float: [ 'left', 'right' ],
				clear: [ 'left', 'right' ],
			},
			{ message: logical },
		],
	},
};
