<?php
/**
 * Suggested address.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\AddressServices;

defined( 'ABSPATH' ) || exit;

/**
 * Data in the format of `AddressSuggestion` in src/contract/types/extensions.ts.
 *
 * @see spec 3.6
 *
 * @api
 */
final class Suggestion {

	/**
	 * @param string                                $id      ID for select().
	 * @param string                                $label   Plain text.
	 * @param list<array{offset: int, length: int}> $matches Matching parts of the label, in UTF-16 units.
	 * @param array<string, string>|null            $address Address, if the search returns it, so that no second request is needed.
	 */
	public function __construct( public readonly string $id, public readonly string $label, public readonly array $matches = array(), public readonly ?array $address = null ) {}

	/**
	 * Returns the data for the script.
	 *
	 * @return array<string, mixed>
	 */
	public function to_array(): array {
		$shape = array(
			'id'                => $this->id,
			'label'             => $this->label,
			'matchedSubstrings' => $this->matches,
		);
		return null === $this->address ? $shape : $shape + array( 'address' => $this->address );
	}
}
