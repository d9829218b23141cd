<?php
/**
 * Constants that WordPress defines at startup and that its stubs lack.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

define( 'ABSPATH', '/' );
define( 'ARRAY_A', 'ARRAY_A' );
define( 'ARRAY_N', 'ARRAY_N' );
define( 'COOKIEHASH', '' );
define( 'COOKIEPATH', '/' );
define( 'COOKIE_DOMAIN', '' );
define( 'DAY_IN_SECONDS', 86400 );
define( 'DB_NAME', '' );
define( 'HOUR_IN_SECONDS', 3600 );
define( 'MB_IN_BYTES', 1048576 );
define( 'MINUTE_IN_SECONDS', 60 );
define( 'WEEK_IN_SECONDS', 604800 );
define( 'WC_PLUGIN_FILE', '' );
define( 'WP_CONTENT_DIR', '' );
define( 'YEAR_IN_SECONDS', 31536000 );
define( 'WC_SESSION_CACHE_GROUP', '' );
define( 'VITRINE_FILE', '' );
define( 'VITRINE_VERSION', '' );
